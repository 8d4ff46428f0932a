/** A person who is signed in and allows whatever a client asks for, as a browser would do it. */
import { setTimeout } from "node:timers/promises";
import { decide } from "../../tests/support/oauth.ts";
import type { Service } from "../../tests/support/service.ts";
import { open, type SignedIn } from "../../tests/support/sign-in.ts";

/** An authorization request in what a program prints, up to the first character that no URL has. */
const request = /https?:\/\/[^\s"'<>]+\/oauth\/authorize\?[^\s"'<>]+/;

/** Allows the first authorization request that a program prints, and follows its redirect. */
export function consentTo(service: Service, person: SignedIn): (output: string) => void {
  let asked = false;
  return (output) => {
    const [url] = request.exec(output) ?? [];
    if (asked || url === undefined) return;
    asked = true;
    allow(service, person, new URL(url)).catch((error: unknown) => console.error(error));
  };
}

async function allow(service: Service, person: SignedIn, url: URL): Promise<void> {
  const path = url.pathname + url.search;
  const page = await open(service, path, person);
  if (page.status !== 200) {
    throw new Error(`No consent page: ${page.status} ${page.headers.get("location")}`);
  }
  const scopes = [...(await page.text()).matchAll(/name="scope" value="([^"]+)"/g)];
  const answer = await decide(
    service,
    path,
    person,
    scopes.map(([, scope = ""]) => scope),
  );
  const back = answer.headers.get("location");
  if (back === null) throw new Error(`No redirect: ${answer.status}`);
  const shown = await fetchPatiently(back);
  if (!shown.ok) throw new Error(`The client's page after the redirect: ${shown.status}`);
}

/** Some clients print where to sign in before they listen for the answer; a person is slower than that. */
async function fetchPatiently(url: string, attempts = 50): Promise<Response> {
  try {
    return await fetch(url);
  } catch (error) {
    if (attempts <= 1) throw error;
    await setTimeout(200);
    return fetchPatiently(url, attempts - 1);
  }
}
