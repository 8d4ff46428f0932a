/** What only says what kind of company it is, at the end of a name. */
const legalForm =
  /(?:,\s*|\s+)(?:inc|incorporated|l\.?l\.?c|l\.?l\.?p|l\.?p|l\.?c|ltd|limited|pvt|corp|corporation|(?<!& |and )co|(?<!& |and )company|n\.?a|p\.?l\.?l\.?c|plc|p\.?c|p\.?a|d\.?p\.?c|pbc|s\.?i)\.?$/i;
/** The name under which a company does business follows its own. */
const tradeName = /^.*\bd\/?b\/?a\b\s+/i;
/** A former name, or the short one, in brackets. */
const remark = /\s*\([^)]*\)\s*$/;

/** Words of names in capitals that stay so. */
const acronyms = new Set(
  `ABB ABC AC ADP AG AI AIG AMD ARM ARUP AT BCT BDO BMO BMR BMW BNP BOR BP BYK CA CAE CDW CGI CHS CIBC CNA CNET
  CBRE CRA CSAA CSC CSRA CSTS CT CVS DB DC DFS DISH DPR DVG DXC EA EDU EMC EPAM ERP ES ESS EY FCA FIS FMR GAVS
  GE GEICO GFT GM GP GSPANN HCA HCL HDR HMH HNTB HP HTC IBM IBS ICE II III IMR IP IQVIA IT ITC IV JKV JNIT KBR KC
  KLA KPIT KPMG KVK LLC LPL LSU LTI MHS MIT MP MSCI MSRCOSMOS MUFG NA NC NCS ND NEC NIC NIH NIHA NK NTT NV
  NXP NY NYC NYS NYSARC NYSE NYU OSF PC PSA PT PTC PVH QA RBC RGA RJ RMI RR RSM SAP SAS SCAD SG SGS SK SLK SRK SSM STA STV
  SUNY SVK SWA TAG TCS TIAA TJX TK TS TSYS TT UBS UCLA UL UPMC UPS US USA USAA USD UST UT VIATECHNIK VSION WSP XPO XYZ ZF`.split(
    /\s+/,
  ),
);
const small = new Set(["and", "of", "the", "for", "in", "at", "on", "by", "de", "du", "obo"]);

/**
 * An employer's name as people say it: without its legal form, and with the first letters of its
 * words in capitals where it is filed in capitals throughout.
 *
 * @example displayName("JADE GLOBAL, INC.") // "Jade Global"
 */
export function displayName(filed: string): string {
  let name = filed
    .replace(/\s+/g, " ")
    .replace(/\s*,\s*/g, ", ")
    .trim();
  name = name.replace(remark, "").replace(tradeName, "");
  for (let shorter = name.replace(legalForm, ""); shorter !== name; ) {
    name = shorter;
    shorter = name.replace(legalForm, "");
  }
  name = name.replace(/^the\s+/i, "").replace(/[\s,.]+$/, "");
  return (/[a-z]/.test(name) ? name : name.split(" ").map(writeWord).join(" ")).replaceAll(
    "'",
    "’",
  );
}

function writeWord(word: string, index: number): string {
  const plain = word.replace(/[^A-Z0-9]/g, "");
  if (index > 0 && small.has(word.toLowerCase())) return word.toLowerCase();
  if (acronyms.has(plain) || /\d/.test(plain) || /^[B-DF-HJ-NP-TV-XZ&]{2,3}$/.test(word))
    return word;
  return word.toLowerCase().replace(/(^|[-/(.&])([a-z])/g, (_, before: string, letter: string) => {
    return before + letter.toUpperCase();
  });
}
