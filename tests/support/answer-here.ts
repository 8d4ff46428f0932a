/**
 * Loaded by `--import` into a command that a test runs: requests for https://api.example.com go to
 * the test's own server, at `ANSWERS_AT`.
 */
const { fetch } = globalThis;

globalThis.fetch = async (input, init) => {
  const request = new Request(input, init);
  const { method, headers, redirect, signal } = request;
  const url = request.url.replace(/^https:\/\/api\.example\.com/, process.env.ANSWERS_AT ?? "");
  const body = (await request.text()) || null;
  return fetch(url, { method, headers, redirect, signal, body });
};

export {};
