import type { PostingCheck, PostingFinding } from "../../generated/models.ts";
import { payLevels } from "../../generated/values.ts";
import { toDollars } from "../amount.ts";
import { type Command, formatOptions, type Invocation, keyOptions } from "../command.ts";
import { UsageError } from "../failures.ts";
import type { Columns } from "../output/table.ts";
import { printRowsAsData, salaryClient, type Terminal } from "../terminal.ts";
import { parsePay, saidPeriod } from "../typed-pay.ts";
import { printFacts } from "./facts.ts";
import { levelOption, pick, sourceOptions } from "./levels.ts";
import { readInput } from "./read-input.ts";

/** `check-posting [TITLE] --text FILE` */
export const checkPosting: Command = {
  name: "check-posting",
  summary: "What a job posting says about its pay",
  credential: "key",
  operands: [
    {
      name: "TITLE",
      description: "the job's title; from the posting's text without one",
      optional: true,
    },
  ],
  options: {
    text: { value: "FILE", description: "the posting as text or HTML; - is standard input" },
    link: { value: "URL", description: "of the posting, which only a service reads" },
    location: { value: "PLACE", description: 'where the work is, such as "Denver, CO" or Remote' },
    min: { value: "AMOUNT", description: "the lowest pay that it names" },
    max: { value: "AMOUNT", description: "the highest pay that it names" },
    hourly: { description: "the amounts are for an hour" },
    exp: levelOption,
    ...sourceOptions,
    ...formatOptions,
    ...keyOptions,
  },
  examples: [
    'check-posting "Electrician" --location "Denver, CO" --min 24 --max 31 --hourly',
    "check-posting --text posting.html",
  ],
  async run(invocation, terminal) {
    const { data } = await salaryClient(invocation, terminal).offers.checkPosting(
      await bodyOf(invocation, terminal),
      {},
      { signal: terminal.signal },
    );
    if (printRowsAsData(invocation, terminal, data, data.findings, columns)) return;
    const { posting, law, findings, suggested_range: suggested, disclosure } = data;
    const unit = suggested?.period === "hourly" ? "an hour" : "a year";
    printFacts(
      {
        title: [posting.title, posting.company, posting.location].filter(Boolean).join(", "),
        answer: data.headline,
        rows: [
          ["Pay as posted", posting.words ?? typed(posting)],
          ...(suggested
            ? [
                [
                  "Usual range",
                  `${amount(suggested.low)} to ${amount(suggested.high)} ${unit}`,
                ] as const,
              ]
            : []),
          ...(disclosure === null ? [] : [["Words to post", disclosure] as const]),
        ],
        points: [
          ...findings.map(({ text }) => text),
          ...law.slice(0, mostLaws).map(describeLaw),
          ...(law.length > mostLaws
            ? [`${law.length - mostLaws} more laws of places where the work may be done: --json.`]
            : []),
        ],
        source: { ...data, page_url: "" },
        dataPointId: suggested?.data_point_id,
      },
      invocation,
      terminal,
    );
  },
};

/** @throws {UsageError} without anything to check. */
async function bodyOf({ operands, values, switches }: Invocation, terminal: Terminal) {
  const [title] = operands;
  const { text, link, location, min, max, exp } = values;
  if ((min ?? max ?? text ?? link) === undefined) {
    throw new UsageError("Give --text, --link, --min or --max.", "check-posting");
  }
  return {
    ...(title === undefined ? {} : { title }),
    ...(location === undefined ? {} : { location }),
    ...typedPay(min, max, switches.has("hourly")),
    ...(text === undefined ? {} : { text: await readInput(text, terminal) }),
    ...(link === undefined ? {} : { url: link }),
    ...pick("exp", exp, payLevels),
  };
}

function typedPay(min: string | undefined, max: string | undefined, isHourly: boolean) {
  const low = min === undefined ? null : parsePay(min, "min");
  const high = max === undefined ? null : parsePay(max, "max");
  const period = saidPeriod([low, high], isHourly);
  return {
    ...(low && { min: low.min }),
    ...(high && { max: high.max }),
    ...(period && { period }),
  };
}

/** Laws that are shown; a posting for remote work may have those of ten states. */
const mostLaws = 3;

/** `Colorado: The law asks a posting for …. Here: No pay was found.` */
function describeLaw({ jurisdiction, asks, found, statute }: PostingCheck["law"][number]): string {
  const here = found === null ? "" : ` Here: ${found}`;
  return `${jurisdiction}: ${asks}${here} (${statute}; not legal advice)`;
}

function typed({ min, max, period, unread = [] }: PostingCheck["posting"]): string {
  if (min === null && max === null) {
    return unread.length === 0 ? "none" : `not clear: ${unread.join("; ")}`;
  }
  const range = [min, max].filter((one) => one !== null).map(amount);
  return `${[...new Set(range)].join(" to ")}${period === null ? "" : period === "hourly" ? " an hour" : " a year"}`;
}

/** Cents where there are any: `$24.50`. */
function amount(value: number): string {
  return Number.isInteger(value) ? toDollars(value) : `$${value.toFixed(2)}`;
}

const columns: Columns<PostingFinding> = [
  ["code", ({ code }) => code],
  ["text", ({ text }) => text],
  ["source", ({ source }) => source.name],
];
