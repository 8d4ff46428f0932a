/** Pages with a posting, in the shapes of common job boards and applicant systems. The companies are invented. */

/** What the form of a job has in it; a field that is left out is empty. */
export interface FilledJob {
  company?: string;
  title: string;
  location?: string;
  salaryMin?: string;
  salaryMax?: string;
  /** `annual` if it is left out, as for USD. */
  salaryPeriod?: string;
  currency?: string;
}

export interface SavedPage {
  /** What is particular about it. */
  shape: string;
  html: string;
  job: FilledJob;
  /** Words of the pay check, or of the text that is kept. */
  says?: string;
}

const ld = (data: unknown) =>
  `<script type="application/ld+json">${typeof data === "string" ? data : JSON.stringify(data).replaceAll("</", "<\\/")}</script>`;

function page(head: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Careers</title>${head}</head>
<body><nav><a href="/">Home</a> <a href="/jobs">All jobs</a></nav><main>${body}</main>
<footer>© 2026. We use cookies.</footer></body></html>`;
}

const context = "https://schema.org";
const place = (addressLocality: string, addressRegion: string) => ({
  "@type": "Place",
  address: { "@type": "PostalAddress", addressLocality, addressRegion, addressCountry: "US" },
});
const salary = (unitText: string, minValue: number, maxValue: number, currency = "USD") => ({
  "@type": "MonetaryAmount",
  currency,
  value: { "@type": "QuantitativeValue", minValue, maxValue, unitText },
});

export const savedPages: readonly SavedPage[] = [
  {
    shape: "one description for programs",
    html: page(
      ld({
        ...{ "@context": context, "@type": "JobPosting", title: "Registered Nurse" },
        description: "<p>Care for patients.</p><p>Medical and dental insurance.</p>",
        hiringOrganization: { "@type": "Organization", name: "Larkspur Health" },
        jobLocation: place("Tampa", "FL"),
        baseSalary: salary("YEAR", 78_000, 96_000),
        datePosted: "2026-11-02",
      }),
      "<h1>Registered Nurse</h1><p>Care for patients.</p>",
    ),
    job: {
      ...{ company: "Larkspur Health", title: "Registered Nurse", location: "Tampa, FL" },
      ...{ salaryMin: "78000", salaryMax: "96000" },
    },
    says: "registered nurses in Tampa",
  },
  {
    shape: "a graph of the whole page",
    html: page(
      ld({
        "@context": context,
        "@graph": [
          { "@type": "WebSite", name: "Careers at Foxglove" },
          { "@type": "BreadcrumbList", itemListElement: [] },
          {
            ...{ "@type": "JobPosting", title: "Electrician", description: "Wire new homes." },
            hiringOrganization: { name: "Foxglove Electric" },
            jobLocation: place("Denver", "CO"),
            baseSalary: salary("HOUR", 31.5, 42),
          },
        ],
      }),
      "<h1>Electrician</h1><p>Wire new homes.</p>",
    ),
    job: {
      ...{ company: "Foxglove Electric", title: "Electrician", location: "Denver, CO" },
      ...{ salaryMin: "31.5", salaryMax: "42", salaryPeriod: "hourly" },
    },
    says: "electricians in Denver",
  },
  {
    shape: "a list of descriptions, of which the posting is not the first",
    html: page(
      ld([
        { "@context": context, "@type": "Organization", name: "Tansy Labs" },
        {
          ...{ "@context": context, "@type": ["JobPosting"], title: "Data Analyst" },
          description: "Look after our numbers.",
          hiringOrganization: "Tansy Labs",
          jobLocation: [place("Austin", "TX")],
          baseSalary: { currency: "USD", value: { value: "95,000", unitText: "Year" } },
        },
      ]),
      "<h1>Data Analyst</h1><p>Look after our numbers.</p>",
    ),
    job: {
      ...{ company: "Tansy Labs", title: "Data Analyst", location: "Austin, TX" },
      ...{ salaryMin: "95000", salaryMax: "95000" },
    },
  },
  {
    shape: "text for people alone, as small applicant systems have it",
    html: page(
      "",
      `<h1>Line Cook</h1><dl><dt>Company: Sorrel Kitchen</dt></dl><p>Location: Boise, ID</p>
       <p>We cook what grows here.</p><ul><li>Pay: $18.50 - $22.00 per hour</li><li>Free meals</li></ul>`,
    ),
    job: {
      ...{ company: "Sorrel Kitchen", title: "Line Cook", location: "Boise, ID" },
      ...{ salaryMin: "18.5", salaryMax: "22", salaryPeriod: "hourly" },
    },
    says: "“$18.50 - $22.00 per hour”",
  },
  {
    shape: "pay in the words of the description alone",
    html: page(
      ld({
        ...{ "@context": context, "@type": "JobPosting", title: "Senior Software Engineer" },
        description:
          "<p>Build things.</p><p>The base salary range for this role is $150,000 - $185,000 per year, plus a bonus of up to $20,000.</p>",
        hiringOrganization: { name: "Yarrow &amp; Daughters" },
        jobLocation: place("Seattle", "WA"),
      }),
      "<h1>Senior Software Engineer</h1><p>Build things.</p>",
    ),
    job: {
      ...{ company: "Yarrow & Daughters", title: "Senior Software Engineer" },
      ...{ location: "Seattle, WA", salaryMin: "150000", salaryMax: "185000" },
    },
  },
  {
    shape: "work from anywhere",
    html: page(
      ld({
        ...{ "@context": `${context}/`, "@type": `${context}/JobPosting`, title: "Copywriter" },
        description: "Write for us, from home.",
        hiringOrganization: { name: "Chicory Press" },
        jobLocationType: "TELECOMMUTE",
        applicantLocationRequirements: { "@type": "Country", name: "US" },
        baseSalary: salary("YEAR", 61_000, 74_000),
      }),
      "<h1>Copywriter</h1><p>Write for us, from home.</p>",
    ),
    job: {
      ...{ company: "Chicory Press", title: "Copywriter", location: "Remote" },
      ...{ salaryMin: "61000", salaryMax: "74000" },
    },
    says: "United States",
  },
  {
    shape: "several places",
    html: page(
      ld({
        ...{ "@context": context, "@type": "JobPosting", title: "Civil Engineer" },
        description: "Design bridges.",
        hiringOrganization: { name: "Burdock Bridges" },
        jobLocation: [place("Chicago", "IL"), place("Columbus", "OH"), place("Chicago", "IL")],
        baseSalary: salary("YEAR", 88_000, 112_000),
      }),
      "<h1>Civil Engineer</h1><p>Design bridges.</p>",
    ),
    job: {
      ...{ company: "Burdock Bridges", title: "Civil Engineer" },
      ...{ location: "Chicago, IL; Columbus, OH", salaryMin: "88000", salaryMax: "112000" },
    },
    says: "civil engineers in Chicago",
  },
  {
    shape: "a broken description for programs",
    html: page(
      ld(
        '{"@context":"https://schema.org","@type":"JobPosting","title":"Welder","description":"Weld,',
      ),
      `<h1>Welder</h1><p>Employer: Mallow Steel</p><p>Tulsa, OK</p>
       <p>$24 to $30 an hour. Paid time off.</p>`,
    ),
    job: {
      ...{ company: "Mallow Steel", title: "Welder", location: "Tulsa, OK" },
      ...{ salaryMin: "24", salaryMax: "30", salaryPeriod: "hourly" },
    },
  },
  {
    shape: "markup that is to run where it is shown",
    html: page(
      ld({
        ...{ "@context": context, "@type": "JobPosting" },
        title: "Accountant<img src=x onerror=alert(1)>",
        description:
          "<p>Count.</p></textarea>&lt;script&gt;alert(2)&lt;/script&gt;<svg onload=alert(3)>",
        hiringOrganization: { name: '"><script>alert(4)</script>Teasel' },
        jobLocation: place("Reno", "NV"),
        baseSalary: salary("YEAR", 70_000, 80_000),
        url: "javascript:alert(5)",
      }),
      "<h1>Accountant</h1><p>Count.</p>",
    ),
    job: {
      ...{ company: '">Teasel', title: "Accountant", location: "Reno, NV" },
      ...{ salaryMin: "70000", salaryMax: "80000" },
    },
  },
  {
    shape: "HTML that is escaped once more",
    html: page(
      ld({
        ...{ "@context": context, "@type": "JobPosting", title: "Pharmacist" },
        description: "&lt;p&gt;Fill prescriptions.&lt;/p&gt;&lt;p&gt;$61.50/hr&lt;/p&gt;",
        hiringOrganization: { name: "Comfrey Pharmacy" },
        jobLocation: { address: "Omaha, NE" },
      }),
      "<h1>Pharmacist</h1><p>Fill prescriptions.</p>",
    ),
    job: {
      ...{ company: "Comfrey Pharmacy", title: "Pharmacist", location: "Omaha, NE" },
      ...{ salaryMin: "61.5", salaryMax: "61.5", salaryPeriod: "hourly" },
    },
  },
  {
    shape: "pay for a month",
    html: page(
      ld({
        ...{ "@context": context, "@type": "JobPosting", title: "High School Teacher" },
        description: "Teach chemistry.",
        hiringOrganization: { name: "Vetch Valley Schools" },
        jobLocation: place("Fresno", "CA"),
        baseSalary: salary("MONTH", 5_500, 7_250),
      }),
      "<h1>High School Teacher</h1><p>Teach chemistry.</p>",
    ),
    job: {
      ...{ company: "Vetch Valley Schools", title: "High School Teacher", location: "Fresno, CA" },
      ...{ salaryMin: "66000", salaryMax: "87000" },
    },
  },
  {
    shape: "pay in another currency",
    html: page(
      ld({
        ...{ "@context": context, "@type": "JobPosting", title: "UX Designer" },
        description: "Draw.",
        hiringOrganization: { name: "Arnika GmbH" },
        jobLocation: { address: { addressLocality: "Berlin", addressCountry: "DE" } },
        baseSalary: salary("YEAR", 62_000, 70_000, "EUR"),
      }),
      "<h1>UX Designer</h1><p>Draw.</p>",
    ),
    job: {
      ...{
        company: "Arnika GmbH",
        title: "UX Designer",
        location: "Berlin, Germany",
        currency: "EUR",
      },
      ...{ salaryMin: "62000", salaryMax: "70000" },
    },
    says: "EUR",
  },
  {
    shape: "pay that nobody is promised",
    html: page(
      "",
      `<h1>Account Executive</h1><p>Company: Ragwort Software</p><p>Location: Boston, MA</p>
       <p>On-target earnings of $180,000 to $240,000 a year.</p>`,
    ),
    job: { company: "Ragwort Software", title: "Account Executive", location: "Boston, MA" },
    says: "Only what one may earn is posted",
  },
];
