/** `/widget`: the API's figures in a preview without scripts, and code whose hash is the script's. */
import { describe, expect, it } from "vitest";
import { integrityOf } from "#scripts/generate/pages/bundle-widget.ts";
import { shareLiveService } from "../support/live-service.ts";
import { fetchPage, newIpv6Address, textOf } from "../support/page.ts";

const live = await shareLiveService();

const unescaped = (html: string) =>
  html.replaceAll("&quot;", '"').replaceAll("&lt;", "<").replaceAll("&gt;", ">");

describe("/widget", () => {
  it("shows words as the API's figure, in a shadow root and in code to copy", async () => {
    const { status, html } = await fetchPage(
      live,
      "/widget?role=rn&city=San+Francisco&exp=senior&theme=dark",
    );
    expect(status).toBe(200);
    const path = "/api/v1/intelligence/salaries/widget?role=registered-nurse&city=san-francisco";
    const { body } = await live.get(path, { address: newIpv6Address() });
    const [, preview = ""] = /<template shadowrootmode="open">(.*?)<\/template>/s.exec(html) ?? [];
    const { median, p25, p75 } = body.experienceBands.senior;
    for (const amount of [median, p25, p75, body.experienceBands.entry.median]) {
      expect(textOf(preview)).toContain(`$${amount.toLocaleString("en-US")}`);
    }
    expect(preview).toContain('href="http');
    expect(unescaped(html)).toContain(
      '<salary-widget role="registered-nurse" city="san-francisco" exp="senior" theme="dark"></salary-widget>',
    );
  });

  it("says at the field that no job has the name, and which is nearest", async () => {
    const { status, html } = await fetchPage(live, "/widget?role=elecrician&city=Narnia");
    expect(status).toBe(400);
    expect(textOf(html)).toContain("No job has this name. Did you mean Electrician");
    expect(textOf(html)).toContain("No city has this name.");
    expect(html).not.toContain("<salary-widget");
  });

  it("is served as a script that lasts a year under its version, with the hash that the page shows", async () => {
    const { html } = await fetchPage(live, "/widget");
    const [, pinned = "", integrity] =
      /src="[^"]*(\/widget-[\d.]+\.js)"\s+integrity="(sha384-[^"]+)"/.exec(unescaped(html)) ?? [];
    const versioned = await live.service.fetch(pinned);
    expect(versioned.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(versioned.headers.get("access-control-allow-origin")).toBe("*");
    expect(versioned.headers.get("content-type")).toMatch(/javascript/);
    expect(integrityOf(new Uint8Array(await versioned.arrayBuffer()))).toBe(integrity);
    const newest = await live.service.fetch("/widget.js");
    expect(newest.headers.get("cache-control")).toMatch(/^public, max-age=3600,/);
    expect(integrityOf(new Uint8Array(await newest.arrayBuffer()))).toBe(integrity);
  });
});
