import { describe, expect, it } from "vitest";
import { CreateViewBody, maxViews } from "#shared/pipeline/board/saved-view.request.ts";
import { createView, deleteView, listViews } from "#shared/pipeline/board/saved-views.ts";
import { startVerbs, type VerbUser } from "#tests/support/pipeline-verbs.ts";

const verbs = await startVerbs();

const at = "2026-11-21T12:00:00Z";
const anyVersion = () => {};
const save = (user: VerbUser, name: string, filters: object = {}) =>
  user.write(at, (context) => createView(context, CreateViewBody.parse({ name, filters })));
const viewsOf = (user: VerbUser) => user.read(at, listViews);

describe("saved views", () => {
  it("keep filters under a name, by name", async () => {
    const user = await verbs.newUser();
    const filters = { status: ["offer", "applied"], company: "Acme", q: "data" };
    await save(user, "Waiting", filters);
    const view = await save(user, "All");
    expect(await viewsOf(user)).toMatchObject([
      { id: view.id, name: "All", filters: {} },
      // In the order of the stages, as the list takes them.
      { name: "Waiting", filters: { ...filters, status: ["applied", "offer"] } },
    ]);
    await user.write(at, (context) => deleteView(context, view.id, anyVersion));
    expect((await viewsOf(user)).map(({ name }) => name)).toEqual(["Waiting"]);
  });

  it("have names of their own, and are fifty at most", async () => {
    const user = await verbs.newUser();
    await save(user, "A");
    await expect(save(user, "A")).rejects.toMatchObject({ details: { param: "name" } });
    for (let n = 1; n < maxViews; n++) await save(user, `View ${n}`);
    await expect(save(user, "One more")).rejects.toThrow(/at most 50 saved views/);
    expect(await viewsOf(user)).toHaveLength(maxViews);
  });

  it.each([
    { name: "", filters: {} },
    { name: "x".repeat(81), filters: {} },
    { name: "a", filters: { status: ["hired"] } },
    { name: "a", filters: { limit: 5 } },
    { name: "a", filters: { q: "!" } },
  ])("cannot be %j", (body) => {
    expect(CreateViewBody.safeParse(body).success).toBe(false);
  });
});
