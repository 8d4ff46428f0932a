/** A posting as text or HTML becomes the form of a job, to be checked before anything is stored. */
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { jobs } from "#schema/pipeline.ts";
import { open, signIn, submit } from "#scripts/run/stage/sign-in.ts";
import { shareLiveService } from "#tests/support/live-service.ts";
import { textOf } from "#tests/support/page.ts";
import { type FilledJob, savedPages } from "#tests/support/postings/saved-pages.ts";

const live = await shareLiveService();
const browser = await signIn(live.db);

async function read(text: string, url = "") {
  const response = await submit(live.service, "/app/jobs/from-text", browser, { text, url });
  return { status: response.status, html: await response.text() };
}

/** The value of an input, with its entities resolved as by a browser. */
function valueIn(html: string, name: string): string {
  const [input = ""] = new RegExp(`<input[^>]* name="${name}"[^>]*>`).exec(html) ?? [];
  const [, value = ""] = / value="([^"]*)"/.exec(input) ?? [];
  return value
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&");
}

const chosenIn = (html: string, name: string) =>
  new RegExp(`<select[^>]* name="${name}"[\\s\\S]*?<option value="(\\w*)" selected`).exec(
    html,
  )?.[1];

const noPay = { salaryMin: "", salaryMax: "", salaryPeriod: "annual", currency: "USD" };

function filledIn(html: string): FilledJob {
  const names = ["company", "title", "location", "salaryMin", "salaryMax", "currency"] as const;
  const values = Object.fromEntries(names.map((name) => [name, valueIn(html, name)]));
  return {
    ...values,
    title: values.title ?? "",
    salaryPeriod: chosenIn(html, "salaryPeriod") ?? "",
  };
}

describe("a posting as HTML", () => {
  it.each(savedPages)("with $shape fills in the form", async ({ html, job, says }) => {
    const page = await read(html);
    expect(page.status).toBe(200);
    expect(filledIn(page.html)).toEqual({ company: "", location: "", ...noPay, ...job });
    if (says !== undefined) expect(textOf(page.html)).toContain(says);
  });

  it("is never part of the page's markup", async () => {
    const hostile = savedPages.find(({ shape }) => shape.startsWith("markup"));
    const { html } = await read(hostile?.html ?? "", "javascript:alert(6)");
    expect(html).not.toMatch(/<(?:script|img|svg)[^>]*(?:alert|onload|onerror)|<script>/);
    expect(html).not.toContain("javascript:");
    expect(html.match(/<\/textarea>/g)).toHaveLength(2);
  });
});

describe("a posting as text", () => {
  it("is kept with its job once a person has added it, and not before", async () => {
    const text = "Job title: Barista\r\nCompany: Mullein Coffee\r\nBoise, ID\r\n$16 to $19 an hour";
    const link = "http://mullein.example/jobs/7?utm_source=board#apply";
    const page = await read(text, link);
    const own = () => live.db.select().from(jobs).where(eq(jobs.userId, browser.accountId));
    expect(await own()).toEqual([]);
    expect(valueIn(page.html, "url")).toBe("https://mullein.example/jobs/7");
    expect(valueIn(page.html, "source")).toBe("mullein.example");
    const fields = { ...filledIn(page.html), status: "saved", periodWas: "annual" };
    const url = valueIn(page.html, "url");
    const added = await submit(live.service, "/app/jobs/new", browser, {
      ...fields,
      ...{ url, posting: text },
    });
    expect(added.status).toBe(303);
    const [job] = await own();
    expect(job).toMatchObject({ company: "Mullein Coffee", salaryMin: 16, salaryPeriod: "hourly" });
    expect(job?.posting).toMatchObject({
      ...{ source: "pasted", url, title: "Barista", isCut: false },
      description: text.replaceAll("\r\n", "\n"),
    });
    const shown = await open(live.service, added.headers.get("location") ?? "", browser);
    expect(textOf(await shown.text())).toContain("$16 to $19 an hour");
  });

  it("stays in a form that is refused", async () => {
    const job = {
      title: "Welder",
      company: "",
      status: "saved",
      posting: "We weld <b>all</b> day",
    };
    const refused = await submit(live.service, "/app/jobs/new", browser, job);
    expect(refused.status).toBe(400);
    expect(await refused.text()).toContain("We weld &lt;b&gt;all&lt;/b&gt; day");
  });

  it("without a title fills in the rest, and says what is missing", async () => {
    const { html } = await read("Come and join us.\nSalary: $50,000 a year");
    expect(filledIn(html)).toMatchObject({ title: "", salaryMin: "50000" });
    expect(textOf(html)).toContain("the title of the job was not found");
    expect(html).not.toContain('id="pay-check"');
  });

  it.each([
    ["nothing", " \r\n ", "Paste the posting here."],
    ["too much", "x".repeat(100_001), "That is more than 100,000 characters."],
  ])("that is %s is refused with what to do", async (_, text, words) => {
    const { status, html } = await read(text);
    expect(status).toBe(400);
    expect(textOf(html)).toContain(words);
  });

  it("is refused before it is read where it is larger than any text that is taken", async () => {
    const { status } = await read("x".repeat(600_001));
    expect(status).toBe(413);
  });
});
