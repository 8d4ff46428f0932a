/** Public pages whose paths have no parameters, as search engines should find them. */
export const sitePaths = [
  "/",
  "/compare",
  "/evaluate",
  "/offers",
  "/pricing",
  "/docs",
  "/docs/methodology",
  "/docs/errors",
  "/docs/webhooks",
  "/docs/design",
  "/data-licenses",
  "/privacy",
  "/terms",
] as const;
