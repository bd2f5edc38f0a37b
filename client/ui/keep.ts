/** Small things remembered on this device: the name, the theme. */

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(`bis.${key}`);
  } catch {
    return null;
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(`bis.${key}`, value);
  } catch {
    // A private window: it lasts as long as the page.
  }
}

export function forget(key: string): void {
  try {
    localStorage.removeItem(`bis.${key}`);
  } catch {
    // There is nothing to forget.
  }
}

/** All that begins so. */
export function forgetAll(begin: string): void {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(`bis.${begin}`)) localStorage.removeItem(key);
  } catch {
    // There is nothing to forget.
  }
}

export function useTheme(theme: string | null): void {
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
  else delete document.documentElement.dataset.theme;
}

/** Copy a text; on plain http there is no clipboard, so the old way. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const field = document.createElement("textarea");
    field.value = text;
    document.body.append(field);
    field.select();
    const done = document.execCommand("copy");
    field.remove();
    return done;
  }
}
