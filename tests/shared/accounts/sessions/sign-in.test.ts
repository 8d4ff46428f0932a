import { expect, it } from "vitest";
import { signInPage } from "#shared/accounts/sign-in/sign-in.page.tsx";
import { signUpPage } from "#shared/accounts/sign-up/sign-up.page.tsx";
import { textOf } from "#tests/support/page.ts";

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

it("says that an offer waits, and loses it on no way between sign-in and sign-up", () => {
  const next = "/app/jobs/new?title=Registered+Nurse&status=offer&company=Acme+%26+Sons";
  const signUp = String(
    signUpPage({
      ...{ policy: "open", formToken: "token", contact: undefined, next, errors: {} },
      values: { name: "", invitation: "" },
    }).body,
  );
  for (const body of [bodyFor(next), signUp]) {
    expect(textOf(body)).toContain("Your offer from Acme & Sons is filled in already");
  }
  expect(signUp).toContain(`href="/login?next=${encodeURIComponent(next)}"`);
  const posted = bodyFor(next.replace("offer", "saved"));
  expect(textOf(posted)).toContain("The job at Acme & Sons is filled in already");
});
