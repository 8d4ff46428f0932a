/**
 * Many short texts as one, with the offset of each: an eighth of the memory of as many strings, and
 * no work when they are read. A text is cut out when it is asked for.
 */
export interface TextList {
  readonly size: number;
  /** Empty beyond the last. */
  at(index: number): string;
  /** Length of a text. */
  lengthAt(index: number): number;
  /** Whether a text is another. */
  equals(index: number, text: string): boolean;
  /** The index of a text in a list in ascending order; -1 if it is not in it. */
  search(text: string): number;
  /** Whether any text contains a part. */
  includes(part: string): boolean;
  /** The indexes of the texts that contain a part, in ascending order. */
  containing(part: string): number[];
  /** The range of the texts with a beginning in a list in ascending order, its end excluded. */
  beginningWith(beginning: string): [from: number, end: number];
  /** The same texts in lower case. */
  toLowerCase(): TextList;
}

const separator = "\n";

/** @param joined texts separated by line feeds; at least one. */
export function createTextList(joined: string): TextList {
  const starts = findStarts(joined);
  const size = starts.length - 1;
  const lengthAt = (index: number) =>
    Math.max(0, (starts[index + 1] ?? 0) - (starts[index] ?? 0) - separator.length);
  const at = (index: number) => {
    const start = starts[index] ?? 0;
    return joined.slice(start, start + lengthAt(index));
  };
  /** The index of the first text that is not before another. */
  const firstFrom = (text: string) => {
    let [low, high] = [0, size];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (at(middle) < text) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  const equals = (index: number, text: string) =>
    lengthAt(index) === text.length && joined.startsWith(text, starts[index] ?? 0);
  return {
    size,
    at,
    lengthAt,
    equals,
    search(text) {
      const index = firstFrom(text);
      return index < size && equals(index, text) ? index : -1;
    },
    includes: (part) => joined.includes(part),
    containing(part) {
      const found: number[] = [];
      let index = 0;
      for (let hit = joined.indexOf(part); hit >= 0 && hit < joined.length; ) {
        while ((starts[index + 1] ?? joined.length) <= hit) index++;
        found.push(index);
        hit = joined.indexOf(part, starts[index + 1] ?? joined.length);
      }
      return found;
    },
    beginningWith: (beginning) => [firstFrom(beginning), firstFrom(`${beginning}\uffff`)],
    toLowerCase: () => createTextList(joined.toLowerCase()),
  };
}

/** The offset at which each text begins, followed by that of one more. */
function findStarts(joined: string): Uint32Array {
  let count = 1;
  for (let at = joined.indexOf(separator); at >= 0; at = joined.indexOf(separator, at + 1)) count++;
  const starts = new Uint32Array(count + 1);
  let index = 1;
  for (let at = joined.indexOf(separator); at >= 0; at = joined.indexOf(separator, at + 1)) {
    starts[index++] = at + separator.length;
  }
  starts[count] = joined.length + separator.length;
  return starts;
}
