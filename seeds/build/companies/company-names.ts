/**
 * Names of companies, by the ladder's name: today's name if it differs, and other words for them:
 * former names, the parent's, and short ones. Reviewed by hand.
 */
export const companyNames: Readonly<Record<string, { name?: string; aliases: readonly string[] }>> =
  {
    Amazon: { aliases: ["amazon-web-services", "aws"] },
    AMD: { aliases: ["advanced-micro-devices"] },
    ByteDance: { aliases: ["tiktok"] },
    "Charles-Schwab": { aliases: ["schwab"] },
    Cisco: { aliases: ["cisco-systems"] },
    Citi: { aliases: ["citibank", "citigroup"] },
    "Dell-Technologies": { aliases: ["dell"] },
    Expedia: { aliases: ["expedia-group"] },
    Facebook: { name: "Meta", aliases: ["facebook", "meta-platforms"] },
    "General-Motors": { aliases: ["gm"] },
    "Goldman-Sachs": { aliases: ["goldman"] },
    Google: { aliases: ["alphabet"] },
    IBM: { aliases: ["international-business-machines"] },
    "JPMorgan-Chase": { aliases: ["jp-morgan", "jpmorgan", "jp-morgan-chase", "chase"] },
    Square: { name: "Block", aliases: ["square"] },
    "T-Mobile": { name: "T-Mobile", aliases: ["tmobile"] },
    Walmart: { aliases: ["wal-mart"] },
  };
