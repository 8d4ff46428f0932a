import type { Service } from "#scripts/run/stage/service.ts";
import type { SignedIn } from "#scripts/run/stage/sign-in.ts";

/** A file as a browser sends it. */
export interface SentFile {
  name: string;
  content: string | Uint8Array<ArrayBuffer>;
}

/** Sends a form with a file as this browser, with its token, from a page of the service. */
export async function upload(
  service: Service,
  path: string,
  { cookie, formToken }: Pick<SignedIn, "cookie" | "formToken">,
  file: SentFile | null,
  fields: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const form = new FormData();
  const own = { form_token: formToken, text: "", ...fields };
  form.set("form_token", own.form_token);
  form.set("file", file ? new File([file.content], file.name) : new File([], ""));
  for (const [name, value] of Object.entries(own)) {
    if (name !== "form_token") form.set(name, value);
  }
  const encoded = new Response(form);
  return service.fetch(path, {
    method: "POST",
    body: new Uint8Array(await encoded.arrayBuffer()),
    headers: {
      accept: "text/html",
      "content-type": encoded.headers.get("content-type") ?? "",
      origin: service.url.origin,
      cookie,
    },
  });
}
