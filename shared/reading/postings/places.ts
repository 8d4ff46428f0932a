import { countryOfCode, isCountry, isUnitedStates } from "#shared/reference/countries.ts";
import { toWords } from "#shared/reference/resolve-words.ts";

/**
 * A country abroad as a field of a posting names it, by its code or name; null for the United States and
 * for what is no country. In such a field `CA` is Canada and `Georgia` no state.
 */
export function countryAbroad(field: string | null): string | null {
  if (field === null || isUnitedStates(field)) return null;
  const named = countryOfCode(field.toUpperCase());
  if (named !== null) return named;
  const slug = toWords(field).join("-");
  if (slug === "georgia") return countryOfCode("GE");
  return isCountry(slug) || slug === "uk" ? field : null;
}

/** A posting's place with the country that a field of its own names, so that nobody takes it for a town here. */
export function placeAbroad(place: string | null, field: string | null): string | null {
  const country = countryAbroad(field);
  if (country === null) return place;
  if (place === null) return country;
  return place.toLowerCase().includes(country.toLowerCase()) ? place : `${place}, ${country}`;
}

/** The states as postings write them, for expressions. */

export const states =
  "A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]";
export const stateNames =
  "Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|Guam|New (?:Hampshire|Jersey|Mexico|York)|(?:North|South) (?:Carolina|Dakota)|Ohio|Oklahoma|Oregon|Pennsylvania|Puerto Rico|Rhode Island|Tennessee|Texas|Utah|Vermont|(?:West )?Virginia|Washington|Wisconsin|Wyoming";
