import type { Child } from "hono/jsx";
import type { Markup } from "../page.ts";

/**
 * An area for content that may be wider than the screen: it scrolls on its own, and has a place in
 * the tab order to be scrolled by keyboard.
 */
export function ScrollArea({ label, children }: { label: string; children: Child }): Markup {
  return (
    <section class="scroll" tabindex={0} aria-label={label}>
      {children}
    </section>
  );
}
