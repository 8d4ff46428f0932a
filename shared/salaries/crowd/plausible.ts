/** Pay that is neither below nor above the estimate times these is accepted without a review. */
export const plausible = { min: 0.2, max: 5 };
