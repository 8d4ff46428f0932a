/** Whether only this machine reaches an address. */
export function isLocal(text: string): boolean {
  const { hostname = "" } = URL.parse(text) ?? {};
  return hostname === "localhost" || hostname === "[::1]" || /^127\./.test(hostname);
}
