import { expect, it } from "vitest";
import { paginate } from "#shared/catalog/paginate.ts";
import { createSearchIndex } from "#shared/catalog/search/search-index.ts";
import { createTable } from "#shared/catalog/table.ts";
import { createTextList } from "#shared/reference/packed/text-list.ts";

it("finds, sorts and pages roles beyond the 65,536th", () => {
  const count = 70_000;
  const rows = Array.from({ length: count }, (_, number) => {
    const name = String(number).padStart(5, "0");
    return { slug: `role-${name}`, title: `Role ${name}`, pay: count - number };
  });
  const table = createTable(rows, ["pay"]);
  const last = count - 1;
  const searched = {
    slugs: createTextList(table.rows.map(({ slug }) => slug).join("\n")),
    titles: createTextList(table.rows.map(({ title }) => title).join("\n")),
    aliases: new Map<string, string>(),
    holders: new Float64Array(count),
  };
  const { positions } = createSearchIndex(searched).find("role 69999");
  expect([...positions]).toEqual([last]);
  const order = table.order([{ field: "pay", direction: "asc" }]);
  expect([order[0], order[last]]).toEqual([last, 0]);
  const page = paginate(table, order, "all", { limit: 2 });
  expect([...page.positions]).toEqual([last, last - 1]);
  expect(page.pagination.total_count).toBe(count);
});
