/** Runs before the commands of package.json that read files which git ignores. */
import { makeIgnored } from "./make-ignored.ts";

makeIgnored();
