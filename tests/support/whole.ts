/** Whether what is tested at random, and what takes minutes, is tested at full length; nightly, with `CI_FULL=1`. */
export const isWhole = process.env.CI_FULL === "1";
