import type { ReceivedDelivery } from "./delivery.ts";

/** Sends a delivery on to a program. @returns the status of its response; 502 if it did not answer. */
export async function forward(
  { headers, body }: Pick<ReceivedDelivery, "headers" | "body">,
  url: string,
  print: (line: string) => void,
): Promise<number> {
  try {
    const { status } = await fetch(url, {
      method: "POST",
      headers: { ...headers, "content-type": "application/json" },
      body: new Uint8Array(body),
      redirect: "manual",
      signal: AbortSignal.timeout(4_500),
    });
    print(`  ${url} answered ${status}`);
    return status >= 200 && status < 600 ? status : 502;
  } catch (error) {
    print(`  ${url} did not answer: ${error instanceof Error ? error.message : error}`);
    return 502;
  }
}
