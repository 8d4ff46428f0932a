// Which postings are worth an hour of your time? Offline, with the package's own data:
//   node worth-my-time.mjs postings.json 85000
// postings.json: [{ "company", "title", "location", "min", "max", "period": "annual" | "hourly" }]
// 85000 is the least you would work for in a year; it may be left out.
import { readFileSync } from "node:fs";
import { isApiError } from "compensation-intelligence";
import { offlineClient } from "compensation-intelligence/offline";

const [file, least = "0"] = process.argv.slice(2);
const pay = offlineClient();
const dollars = (amount) => `$${Math.round(amount).toLocaleString("en-US")}`;
const toSlug = (words) =>
  words
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");

for (const posting of JSON.parse(readFileSync(file, "utf8"))) {
  console.log(
    JSON.stringify({ company: posting.company, title: posting.title, ...(await judge(posting)) }),
  );
}

async function judge({ title, location, min, max = min, period = "annual" }) {
  // The role that the title names, in other words too; a guess is worse than no answer.
  const { data, attribution } = await pay.roles.search({ q: title, limit: 1 });
  const [role] = data;
  if (!role || role.score < 0.9)
    return { advice: "ask", why: "No role of the catalog has this title." };
  if (!min) return { advice: "ask", why: "The posting states no pay." };
  const city = /remote/i.test(location ?? "remote") ? {} : { city: toSlug(location) };
  try {
    const answer = await pay.offers.evaluate({ role: role.slug, ...city, min, max, period });
    const { verdict, headline, probabilities, estimate, citation } = answer.data;
    const yearly = max * (period === "hourly" ? 2080 : 1);
    const advice =
      yearly < Number(least) || verdict === "below"
        ? "skip"
        : verdict === "cannot_tell"
          ? "ask"
          : "apply";
    return {
      advice,
      why: yearly < Number(least) ? `It pays at most ${dollars(yearly)} a year.` : headline,
      verdict,
      probability_below: probabilities?.below ?? null,
      median: dollars(estimate.median),
      interval: [estimate.confidence_lower, estimate.confidence_upper].map(dollars),
      // A title may name a level, such as "Senior"; this compares with everyone in the job, and says how it was read.
      read_as: [role.title, ...attribution.assumptions],
      citation,
    };
  } catch (error) {
    if (!isApiError(error)) throw error;
    return { advice: "ask", why: error.message };
  }
}
