/** What a screen reader is told: what happened, then whose turn it is, each once. */

export class Announcer {
  words = $state("");
  #status = "";

  /** Nothing is said again that has not changed. */
  tell(news: readonly string[], status: string): void {
    const said = [...news, ...(status === this.#status ? [] : [status])];
    this.#status = status;
    if (said.length) this.words = said.join(". ");
  }
}
