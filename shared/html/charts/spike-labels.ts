/** A city's name and pay at a point of a map, in CSS pixels. */
interface PlacedLabel {
  text: string;
  amount: string;
  anchor: "start" | "end";
  x: number;
  y: number;
}

/** The width of a letter of 14 px, on average, and the height of a line. */
const letter = 7.4;
const line = 17;

/** The labels that touch none before them. */
export function placeLabels(labels: readonly PlacedLabel[]): PlacedLabel[] {
  const placed: PlacedLabel[] = [];
  for (const label of labels) {
    if (placed.every((other) => !touch(label, other))) placed.push(label);
  }
  return placed;
}

function touch(one: PlacedLabel, other: PlacedLabel): boolean {
  const [a, b] = [spanOf(one), spanOf(other)];
  return a.from < b.to && b.from < a.to && Math.abs(one.y - other.y) < line;
}

function spanOf({ text, amount, anchor, x }: PlacedLabel): { from: number; to: number } {
  const width = (text.length + 1 + amount.length) * letter;
  return anchor === "start" ? { from: x, to: x + width } : { from: x - width, to: x };
}
