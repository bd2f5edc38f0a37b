/** What a screen reader is told: what happened, then whose turn it is, each once. */

export class Announcer {
  words = $state("");
  #status = "";

  /** Nothing is said again that has not changed; no status while something still happens. */
  tell(news: readonly string[], status: string | null): void {
    const said = [...news, ...(status === null || status === this.#status ? [] : [status])];
    this.#status = status ?? this.#status;
    if (said.length) this.words = said.join(". ");
  }
}
