import { expect, it } from "vitest";
import { calculate } from "#shared/salaries/calculate/calculate.ts";
import { overview } from "#shared/salaries/figure-page/overview.ts";
import { seededContext } from "../context.ts";

const context = await seededContext();

/** What the figure and its page say of specialties. */
async function said(slug: string): Promise<(string | undefined)[]> {
  const asked = { role: slug, city: "dallas", basis: "local", exp: "any" } as const;
  const { assumptions } = await calculate(context, { ...asked, expand: [] });
  const { role, city, wages } = await context.reference.roleInCity(slug, "dallas");
  if (!role || !city) throw new Error(`The seeds have no ${slug} in Dallas.`);
  const page = await overview(context, { role, place: { city, wages }, basis: "local" }, "any");
  return [assumptions.find((text) => /specialty/.test(text)), page.specialties ?? undefined];
}

it("says of a doctor without a specialty that pay differs, and names specialties of the catalog", async () => {
  for (const slug of ["physician", "medical-doctor", "staff-physician"]) {
    const [figure = "", page] = await said(slug);
    expect(page).toBe(figure);
    const [, names = ""] = / such as (.+)\.$/.exec(figure) ?? [];
    const titles = names.split(/, | or /);
    expect(titles).toHaveLength(3);
    for (const title of titles) {
      const resolved = await context.reference.resolveRole(title);
      expect(await context.reference.role(resolved?.slug ?? "")).toMatchObject({ title });
    }
  }
});

it("says nothing of it where the title names one", async () => {
  for (const slug of ["pediatrician", "anesthesiologist", "registered-nurse"]) {
    expect(await said(slug), slug).toEqual([undefined, undefined]);
  }
});
