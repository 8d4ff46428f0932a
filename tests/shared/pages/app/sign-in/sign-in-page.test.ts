import { expect, it } from "vitest";
import { signInPage } from "../../../../../shared/pages/app/sign-in/sign-in-page.tsx";
import { textOf } from "../../../../support/page.ts";

const bodyFor = (next: string) => String(signInPage({ formToken: "token", next }).body);

it.each([
  ["/app/jobs", "The job search keeps every job on a board"],
  ["/app/keys/new", "the Free plan has 1,000 calls a month"],
])(
  "says at the sign-in for %s what it is, and leads to an account that goes on there",
  (next, words) => {
    const body = bodyFor(next);
    expect(textOf(body)).toContain(words);
    expect(body).toMatch(
      new RegExp(`class="btn" href="/signup\\?next=${encodeURIComponent(next)}"`),
    );
  },
);

it("says nothing more at the sign-in to an account", () => {
  expect(textOf(bodyFor("/app"))).not.toContain("Make an account");
});
