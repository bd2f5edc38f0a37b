/** What is half chosen at a table, kept in this window: a reload does not lose it. */

export function recallPlan<T>(table: string, turn: string): T | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(`bis.plan.${table}`) ?? "null") as {
      turn: string;
      plan: T;
    } | null;
    return kept?.turn === turn ? kept.plan : null;
  } catch {
    return null;
  }
}

export function keepPlan<T>(table: string, turn: string, plan: T): void {
  try {
    sessionStorage.setItem(`bis.plan.${table}`, JSON.stringify({ turn, plan }));
  } catch {
    // No storage: it lasts as long as the page.
  }
}

export function forgetPlan(table: string): void {
  try {
    sessionStorage.removeItem(`bis.plan.${table}`);
  } catch {
    // There is nothing to forget.
  }
}
