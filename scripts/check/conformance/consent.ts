/** A person who is signed in and allows whatever a client asks for, as a browser would do it. */
import { setTimeout } from "node:timers/promises";
import { decide } from "../../run/stage/oauth.ts";
import type { Service } from "../../run/stage/service.ts";
import { open, type SignedIn } from "../../run/stage/sign-in.ts";

/** An authorization request in what a program prints, once the character after it has arrived. */
const request = /https?:\/\/[^\s"'<>]+\/oauth\/authorize\?[^\s"'<>]+(?=[\s"'<>])/g;

/** Answers every authorization request that a program prints, and follows its redirect. */
export function consentTo(
  service: Service,
  person: SignedIn,
  allowed = (_scope: string) => true,
): (output: string) => void {
  const asked = new Set<string>();
  return (output) => {
    for (const [url] of output.matchAll(request)) {
      if (asked.has(url)) continue;
      asked.add(url);
      allow(service, person, new URL(url), allowed).catch((error: unknown) => console.error(error));
    }
  };
}

async function allow(
  service: Service,
  person: SignedIn,
  url: URL,
  allowed: (scope: string) => boolean,
): Promise<void> {
  const back = await answer(service, person, url, allowed);
  const shown = await fetchPatiently(back.href);
  if (!shown.ok) throw new Error(`The client's page after the redirect: ${shown.status}`);
}

/** Sends the form of the consent page. @returns where the browser is sent on to. */
export async function answer(
  service: Service,
  person: SignedIn,
  url: URL,
  allowed: (scope: string) => boolean,
): Promise<URL> {
  const path = url.pathname + url.search;
  const page = await open(service, path, person);
  if (page.status !== 200) {
    throw new Error(`No consent page: ${page.status} ${page.headers.get("location")}`);
  }
  const scopes = [...(await page.text()).matchAll(/name="scope" value="([^"]+)"/g)];
  const sent = await decide(
    service,
    path,
    person,
    scopes.map(([, scope = ""]) => scope).filter(allowed),
  );
  const back = sent.headers.get("location");
  if (back === null) throw new Error(`No redirect: ${sent.status}`);
  return new URL(back);
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
