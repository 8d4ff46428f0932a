import { describe, expect, it } from "vitest";
import { shareLiveService } from "../support/live-service.ts";

const live = await shareLiveService();

const send = async (fields: Record<string, string>) => {
  const response = await live.service.fetch("/posting", {
    method: "POST",
    headers: { "Content-Type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams(fields).toString(),
  });
  return { status: response.status, html: await response.text() };
};

describe("/posting", () => {
  it("shows the form, filled in from the address", async () => {
    const response = await live.service.fetch("/posting?title=Electrician&location=Denver%2C+CO");
    expect(response.status).toBe(200);
    const html = await response.text();
    expect(html).toContain('value="Electrician"');
    expect(html).toContain('value="Denver, CO"');
  });

  it("answers in a sentence, names the law with its statute, and keeps what was pasted", async () => {
    const text = "Pay up to $40/hr <script>alert(1)</script>";
    const { status, html } = await send({ title: "Electrician", location: "Denver, CO", text });
    expect(status).toBe(200);
    expect(html).toContain(
      "Only the top of the range is posted, $40 an hour, though the law of Colorado asks",
    );
    expect(html).toContain("C.R.S. 8-5-201(2)");
    expect(html).toContain("The pay range for this position is");
    expect(html).toContain("not legal advice");
    expect(html).not.toContain("<script>alert");
  });

  it("has its chart as a file, without an amount in an address", async () => {
    const fields = { title: "Electrician", location: "Denver, CO", min: "27", max: "33" };
    const { html } = await send({ ...fields, period: "hourly" });
    expect(html).toMatch(/<button type="submit" form="posting" name="as" value="csv"/);
    const file = await send({ ...fields, period: "hourly", as: "csv" });
    expect(file.html).toContain("offer_min,56160,27.00,");
    // A posting without a range has no chart: the page is shown.
    const page = await send({ title: "Electrician", location: "Denver, CO", as: "csv" });
    expect(page.html).toContain("<h1");
  });

  it.each([
    [{}, "Paste the posting"],
    [{ text: "We pay well." }, "The title of the job is not in the text."],
    [{ url: "nowhere" }, "Write the whole link"],
    [{ url: "https://127.0.0.1/x" }, "This link must"],
    [{ title: "Electrician", min: "much" }, "Write an amount"],
    [{ title: "Electrician", min: "50k", max: "40k" }, "The highest pay is below the lowest."],
  ])("says what is wrong with %j", async (fields, message) => {
    const { status, html } = await send(fields);
    expect(status).toBe(400);
    expect(html).toContain(message);
  });
});
