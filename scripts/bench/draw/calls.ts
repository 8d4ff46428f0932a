/** Paths that are drawn as they are needed: six million at once would take a gigabyte. */
export interface Calls {
  /** @returns fewer than `count` once the choices end. */
  take(from: number, count: number): Promise<readonly string[]>;
}

/** @param choices read once, and only as far as needed. */
export function drawCalls<Choice>(
  choices: Iterator<Choice, void>,
  toPath: (choice: Choice) => string | Promise<string>,
): Calls {
  const drawn: Choice[] = [];
  return {
    async take(from, count) {
      while (drawn.length < from + count) {
        const next = choices.next();
        if (next.done) break;
        drawn.push(next.value);
      }
      return Promise.all(drawn.slice(from, from + count).map(toPath));
    },
  };
}
