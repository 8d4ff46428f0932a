/**
 * The variables of the stylesheet and what each is for. A test compares them with the stylesheets, so
 * that none is left out.
 */
type Token = readonly [name: string, use: string];

/** Each has a value for light and one for dark. */
export const colors: readonly Token[] = [
  ["ink", "Text"],
  ["ink-2", "Secondary text, labels of axes"],
  ["paper", "Background"],
  ["wash", "Background of panels, and of the section that a link led to"],
  ["line", "Rules"],
  ["edge", "Borders of fields and buttons, axes"],
  ["accent", "Links, buttons, what is chosen, our estimate"],
  ["accent-2", "Fainter lines of the accent"],
  ["accent-wash", "The row that is chosen"],
  ["on-accent", "Text on the accent"],
  ["signal", "Words about your offer, and about what is due or wrong"],
  ["signal-fill", "Your offer in charts, the focus"],
  ["signal-wash", "Background of what needs care"],
  ["on-signal", "Text on the signal"],
  ["half", "The middle half of a range"],
  ["tail", "The rest of a range"],
  ["land", "Land on maps"],
  ["shade-0", "The sixth part of a column"],
  ["shade-1", "The fifth"],
  ["shade-2", "The fourth"],
  ["shade-3", "The third"],
  ["shade-4", "The second"],
  ["shade-5", "The first, and the usual color of columns"],
];

/** Colors by what they mean in a chart. */
export const chartRoles: readonly Token[] = [
  ["estimate", "Our estimate"],
  ["published", "What a publisher says"],
  ["offer", "Your offer"],
];

export const typefaces: readonly Token[] = [
  ["answer", "Besley says the answer, and the headings"],
  ["work", "Libre Franklin does everything else, with digits of equal width"],
  ["code", "The system's monospace, for code"],
];

export const sizes: readonly Token[] = [
  ["t-xs", "Small print, labels of charts"],
  ["t-s", "Lists, tables, navigation"],
  ["t-m", "Text"],
  ["t-l", "Headings of sections"],
  ["t-xl", "The answer of a page"],
  ["t-xxl", "The question of the home page"],
];

export const spaces: readonly Token[] = [
  ["s-1", "Between a word and its mark"],
  ["s-2", "Between parts of a line"],
  ["s-3", "Inside a panel"],
  ["s-4", "Between paragraphs"],
  ["s-5", "Between the parts of a section"],
  ["s-6", "Between a chart and what follows"],
  ["s-7", "Between sections"],
  ["s-8", "Above the footer"],
];

export const extents: readonly Token[] = [
  ["r-1", "Corners of buttons and fields"],
  ["r-2", "Corners of what is moved or pasted"],
  ["measure", "Longest line of text"],
  ["page", "Widest page"],
];
