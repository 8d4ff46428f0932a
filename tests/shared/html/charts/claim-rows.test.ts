/** The rows of claims under a chart: whose words are where, and which lines pass them. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Claim, ClaimLines, placeClaims } from "#shared/html/charts/claim-rows.tsx";
import { linearScale, textWidth } from "#shared/html/charts/scale.ts";

const width = 760;
const x = linearScale([0, 660_000], [8, width - 8]);

const claims = (published: number, offer: number): [Claim, Claim, Claim] => [
  {
    ...{ kind: "estimate", from: 138_400, at: 225_699, to: 368_000 },
    ...{ words: "Typical $225,699", note: "likely $138,400 to $368,000" },
  },
  {
    ...{ kind: "published", from: published, at: published, to: published },
    words: "Published $212,810",
    note: "the government's survey, every level of experience",
    short: "the survey, every level",
  },
  {
    ...{ kind: "offer", from: offer, at: offer, to: offer },
    ...{ words: `Your offer $${offer}`, note: "$74,301 over what is typical" },
  },
];

const place = (published: number, offer: number) =>
  placeClaims(claims(published, offer), { x, width, top: 0 }).placed;

const spanOf = ({ words, note, label }: ReturnType<typeof place>[number]) => {
  const wide = Math.max(textWidth(words, "t-b"), textWidth(note, "t-s"));
  return label.anchor === "start" ? [label.x, label.x + wide] : [label.x - wide, label.x];
};

describe("the words of a claim", () => {
  it("are on the side that no later claim's line crosses, a pilot's as they are", () => {
    const [, published] = place(212_810, 300_000);
    expect(published?.label.anchor).toBe("end");
    expect(published?.note).toBe("the survey, every level");
    expect(place(212_810, 600_000)[1]?.label.anchor).toBe("start");
  });

  it("are within the drawing, and crossed only where the other side has no room", () => {
    const amounts = fc.integer({ min: 1_000, max: 650_000 });
    fc.assert(
      fc.property(amounts, amounts, (published, offer) => {
        const [, placed] = place(published, offer);
        if (!placed) throw new Error("The published wage has a row.");
        const [from = 0, to = 0] = spanOf(placed);
        expect(from).toBeGreaterThanOrEqual(0);
        expect(to).toBeLessThanOrEqual(width);
        const isCrossed = x(offer) > from && x(offer) < to;
        const wide = textWidth("the survey, every level", "t-s");
        const hasRoom = x(published) - 18 - Math.max(wide, textWidth(placed.words, "t-b")) >= 0;
        if (isCrossed && placed.label.anchor === "start") expect(hasRoom).toBe(false);
      }),
    );
  });
});

it("leaves a gap in a line where the axis has a label", async () => {
  const lines = async (labels: number[]) =>
    String(
      await ClaimLines({
        ...{ claims: place(212_810, 300_000), x, axis: 10, curve: () => 5 },
        labels: { at: labels, top: 16, bottom: 30 },
      }),
    );
  const offered = (html: string) => /class="offered" d="([^"]*)"/.exec(html)?.[1] ?? "";
  expect(offered(await lines([x(300_000)]))).toMatch(/^M[\d.]+ 5V16M[\d.]+ 30V\d+/);
  expect(offered(await lines([x(400_000)]))).toMatch(/^M[\d.]+ 5V\d+$/);
});
