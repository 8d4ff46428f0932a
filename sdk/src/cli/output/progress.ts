const barWidth = 24;
const redrawMs = 100;

interface Progress {
  /** @param total null if it is not known yet. */
  update(done: number, total: number | null, note?: string): void;
  /** Removes the bar. */
  end(): void;
}

/** The part of a stream that the bar is drawn on. */
export interface Screen {
  isTTY?: boolean | undefined;
  /** How wide a terminal is. */
  columns?: number | undefined;
  write(text: string): unknown;
}

/** A bar on the standard error, only in a terminal, so that no file and no other program gets it. */
export function showProgress(screen: Screen, name: string, now = Date.now): Progress {
  if (!screen.isTTY) return { update() {}, end() {} };
  let drawnAt = 0;
  return {
    update(done, total, note = "") {
      const finished = total !== null && done >= total;
      if (now() - drawnAt < redrawMs && !finished && note === "") return;
      drawnAt = now();
      screen.write(`\r\u001b[K${drawBar(name, done, total)}${note === "" ? "" : `  ${note}`}`);
    },
    end() {
      screen.write("\r\u001b[K");
    },
  };
}

export function drawBar(name: string, done: number, total: number | null): string {
  const count = done.toLocaleString("en-US");
  if (total === null || total === 0) return `${name} ${count}`;
  const filled = Math.min(barWidth, Math.floor((done / total) * barWidth));
  const bar = `${"█".repeat(filled)}${"░".repeat(barWidth - filled)}`;
  return `${name} ${bar} ${count} of ${total.toLocaleString("en-US")}`;
}
