import type { CompareOffersRequest, Offer, OfferComparison } from "../../generated/models.ts";
import { bases } from "../../generated/values.ts";
import { parseAmount, parseCount, toDollars } from "../amount.ts";
import { type Command, formatOptions, keyOptions } from "../command.ts";
import { CommandFailed, UsageError } from "../failures.ts";
import type { Columns } from "../output/table.ts";
import { toSlug } from "../slug.ts";
import { printRowsAsData, salaryClient, type Terminal } from "../terminal.ts";
import { findPeriod, parsePay } from "../typed-pay.ts";
import { printFacts } from "./facts.ts";
import { basisOption, pick, sourceOptions } from "./levels.ts";
import { readInput } from "./read-input.ts";

const filings = ["single", "married", "head_of_household"] as const;

/** `offers OFFER…` */
export const offers: Command = {
  name: "offers",
  summary: "Which offer is worth more after taxes",
  credential: "key",
  operands: [
    {
      name: "OFFER",
      description:
        "NAME=PAY@CITY, such as Acme=95k@tampa, Acme=95k+10k@tampa with a bonus, or Acme=42/hr@tampa",
      optional: true,
      repeated: true,
    },
  ],
  options: {
    file: {
      value: "FILE",
      description: "offers as JSON, with equity and signing bonuses; - is standard input",
    },
    filing: { value: "STATUS", choices: filings, description: "of the tax return" },
    years: { value: "N", description: "how many years to count" },
    basis: basisOption,
    ...sourceOptions,
    ...formatOptions,
    ...keyOptions,
  },
  examples: [
    'offers Acme=185k+15k@san-francisco "Globex=160k@Austin, TX"',
    "offers Ward=42/hr@tampa Clinic=88k@orlando --filing married",
    "offers --file offers.json --years 4",
  ],
  async run(invocation, terminal) {
    const { file, filing, years, basis } = invocation.values;
    const { operands } = invocation;
    if ((file === undefined) === (operands.length === 0)) {
      throw new UsageError("Give offers such as Acme=95k@tampa, or --file.", "offers");
    }
    const given =
      file === undefined ? { offers: operands.map(parseOffer) } : await readOffers(file, terminal);
    const { data } = await salaryClient(invocation, terminal).offers.compare(
      {
        ...given,
        ...pick("filing_status", filing, filings),
        ...(years === undefined ? {} : { years: parseCount(years, "years") }),
        ...pick("basis", basis, bases),
      },
      {},
      { signal: terminal.signal },
    );
    if (printRowsAsData(invocation, terminal, data, data.offers, columns)) return;
    printFacts(
      {
        title: `${data.offers.map(({ label }) => label).join(" and ")}, average of ${data.years === 1 ? "a year" : `${data.years} years`}, taxes of ${data.tax_year}`,
        answer: data.headline,
        rows: data.ranking.map(({ label, annual_value }) => {
          const offer = data.offers.find((one) => one.label === label);
          const paid = offer ? `, of ${toDollars(offer.average.gross)} paid` : "";
          const worth = data.undecided.length === 0 ? "worth" : "if full-time employment,";
          return [label, `${worth} ${toDollars(annual_value)} a year${paid}`] as const;
        }),
        points: [
          data.explanation,
          ...data.undecided.map(({ question }) => question),
          ...data.considerations.map(({ text }) => text),
        ],
        source: data,
      },
      invocation,
      terminal,
    );
  },
};

/** `Acme=95k+10k@tampa` */
function parseOffer(text: string): Offer {
  const [, label = "", pay = "", city = ""] = /^([^=]+)=([^@]+)@(.+)$/s.exec(text) ?? [];
  if (label.trim() === "" || toSlug(city) === "") {
    throw new UsageError(
      `${JSON.stringify(text)} is no offer; write it like Acme=95k@tampa, or "Acme=95k+10k@San Francisco, CA" with a bonus.`,
      "offers",
    );
  }
  const [amount = "", bonus] = pay.split("+");
  const base = parsePay(amount, "offer");
  const period = findPeriod([base], false, "offer");
  return {
    label: label.trim(),
    base: base.min,
    ...(period === "hourly" ? { period } : {}),
    ...(bonus === undefined ? {} : { bonus: parseAmount(bonus, "offer") }),
    city: toSlug(city),
  };
}

async function readOffers(
  file: string,
  terminal: Terminal,
): Promise<Pick<CompareOffersRequest, "offers">> {
  const text = await readInput(file, terminal);
  try {
    const read: unknown = JSON.parse(text);
    // The service says what is wrong with the offers themselves.
    return (Array.isArray(read) ? { offers: read } : read) as Pick<CompareOffersRequest, "offers">;
  } catch (error) {
    throw new CommandFailed(
      `${file} is no valid JSON: ${error instanceof Error ? error.message : error}`,
    );
  }
}

const columns: Columns<OfferComparison["offers"][number]> = [
  ["rank", ({ rank }) => rank],
  ["label", ({ label }) => label],
  ["city", ({ city }) => city.slug],
  ["gross", ({ average }) => average.gross],
  ["total_tax", ({ average }) => average.total_tax],
  ["after_tax", ({ average }) => average.after_tax],
  ["adjusted", ({ average }) => average.adjusted],
];
