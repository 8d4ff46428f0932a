import type { CompetingOffer, Negotiation } from "../../generated/models.ts";
import { bases, payLevels } from "../../generated/values.ts";
import { fromHourly, parseAmount, toPay } from "../amount.ts";
import { type Command, formatOptions, type Invocation, keyOptions } from "../command.ts";
import { UsageError } from "../failures.ts";
import { plain } from "../output/plain.ts";
import type { Columns } from "../output/table.ts";
import { toSlug } from "../slug.ts";
import { print, printAsData, salaryClient } from "../terminal.ts";
import { findPeriod, parsePay } from "../typed-pay.ts";
import { printFacts } from "./facts.ts";
import { basisOption, levelOption, pick, sourceOptions } from "./levels.ts";
import { placeName, placeNote } from "./place.ts";

const tones = ["warm", "direct"] as const;

/** `negotiate ROLE [CITY] --offer N` */
export const negotiate: Command = {
  name: "negotiate",
  summary: "What to ask for, with a letter",
  credential: "key",
  operands: [
    { name: "ROLE", description: "a role, such as software-engineer" },
    { name: "CITY", description: "a city; without one, the nation", optional: true },
  ],
  options: {
    offer: { value: "AMOUNT", description: "the base that is offered, such as 95k" },
    bonus: { value: "AMOUNT", description: "the yearly bonus that is offered" },
    signing: { value: "AMOUNT", description: "the signing bonus that is offered" },
    competing: { value: "AMOUNTS", description: "the bases of other offers, such as 98k,101k" },
    hourly: { description: "the bases are for an hour" },
    tone: { value: "TONE", choices: tones, description: "of the letter" },
    letter: { description: "prints the letter alone" },
    exp: levelOption,
    basis: basisOption,
    ...sourceOptions,
    ...formatOptions,
    ...keyOptions,
  },
  examples: [
    "negotiate registered-nurse tampa --offer 82k",
    "negotiate software-engineer austin --offer 150k --competing 165k --letter > letter.txt",
  ],
  async run(invocation, terminal) {
    const [role = "", city] = invocation.operands.map(toSlug);
    const { exp, basis, tone } = invocation.values;
    const { data } = await salaryClient(invocation, terminal).offers.negotiate(
      {
        role,
        ...(city === undefined ? {} : { city }),
        current_offer: currentOffer(invocation),
        ...competing(invocation),
        ...pick("exp", exp, payLevels),
        ...pick("basis", basis, bases),
        ...pick("tone", tone, tones),
      },
      {},
      { signal: terminal.signal },
    );
    if (invocation.switches.has("letter")) {
      const { subject, body } = data.email_script;
      print(terminal, plain(`Subject: ${subject}\n\n${body}`));
      return;
    }
    if (printAsData(invocation, terminal, data, columns)) return;
    const { counter_offer: counter } = data;
    const offered = currentOffer(invocation);
    const hourly = offered.period === "hourly";
    const raises = counter.base > Math.round(hourly ? fromHourly(offered.base) : offered.base);
    printFacts(
      {
        title: `${data.role.title} in ${placeName(data.city, invocation.operands[1])}, ${data.experience} level`,
        answer: raises
          ? `Ask for ${toPay(counter.base, { hourly })}.`
          : "Ask for something other than base pay: the figures support no higher base.",
        rows: [
          ...placeNote(invocation.operands[1], data.city),
          ["Accept from", toPay(counter.low, { hourly })],
          ["At most", toPay(counter.high, { hourly })],
          ["Typical", toPay(data.estimate.median, { hourly })],
          ["Your position", data.leverage.level],
        ],
        points: data.talking_points,
        source: data,
        dataPointId: data.estimate.data_point_id,
      },
      invocation,
      terminal,
    );
  },
};

function currentOffer({ values, switches }: Invocation) {
  const { offer, bonus, signing } = values;
  if (offer === undefined) {
    throw new UsageError("--offer is missing: what is the base that is offered?", "negotiate");
  }
  const pay = parsePay(offer, "offer");
  const period = findPeriod([pay], switches.has("hourly"), "offer");
  return {
    base: pay.min,
    ...(period === "hourly" ? { period } : {}),
    ...(bonus === undefined ? {} : { bonus: parseAmount(bonus, "bonus") }),
    ...(signing === undefined ? {} : { signing: parseAmount(signing, "signing") }),
  };
}

function competing({ values, switches }: Invocation): { competing_offers?: CompetingOffer[] } {
  if (values.competing === undefined) return {};
  return {
    competing_offers: values.competing.split(",").map((text) => {
      const pay = parsePay(text, "competing");
      const period = findPeriod([pay], switches.has("hourly"), "competing");
      return { base: pay.min, ...(period === "hourly" ? { period } : {}) };
    }),
  };
}

const columns: Columns<Negotiation> = [
  ["role", ({ role }) => role.slug],
  ["city", ({ city }) => city?.slug],
  ["exp", ({ experience }) => experience],
  ["counter_base", ({ counter_offer }) => counter_offer.base],
  ["counter_low", ({ counter_offer }) => counter_offer.low],
  ["counter_high", ({ counter_offer }) => counter_offer.high],
  ["median", ({ estimate }) => estimate.median],
  ["leverage", ({ leverage }) => leverage.level],
  ["data_point_id", ({ estimate }) => estimate.data_point_id],
];
