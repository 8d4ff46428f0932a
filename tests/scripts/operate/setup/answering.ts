import type { Asking } from "#scripts/operate/setup/obtain.ts";

/** Somebody who gives these answers one after another, and notes every question. */
export function answering(
  answers: readonly string[],
): Asking & { asked: string[]; said: string[] } {
  const left = [...answers];
  const asked: string[] = [];
  const said: string[] = [];
  return {
    asked,
    said,
    say: (line) => said.push(line),
    questions: {
      ask: async (question) => {
        asked.push(question);
        return left.shift() ?? null;
      },
      close: () => {},
    },
  };
}
