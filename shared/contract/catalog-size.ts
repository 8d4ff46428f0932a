/** How much the catalog holds, for texts that name the numbers. Tests compare them with the reference data. */
export const catalogSize = { roles: 3_445, cities: 500, companies: 54 } as const;
