/**
 * The companies that are listed with their levels, by their names in the ladders: those of them with the
 * most certified applications in fiscal years 2022 to 2025 when the list was made. A change of names or
 * counts does not change the list.
 */
export const listedCompanies: readonly string[] = `
  Accenture Adobe Amazon AMD Apple Atlassian Bloomberg ByteDance Capital-One Charles-Schwab Cisco Citi
  Comcast Databricks Dell-Technologies DocuSign DoorDash eBay Expedia Facebook General-Motors
  Goldman-Sachs Google IBM Intel Intuit JPMorgan-Chase LinkedIn Mastercard Microsoft Netflix Nvidia
  Oracle PayPal Pinterest Qualcomm Rivian Salesforce SAP ServiceNow Siemens Snap Snowflake Square Stripe
  T-Mobile Tesla Uber Visa VMware Walmart Wayfair Waymo Workday
`
  .trim()
  .split(/\s+/);
