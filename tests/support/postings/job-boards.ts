/** Answers of job boards, in the form that their documentation shows. */
const leverId = "5ac21346-8e0c-4494-8e7a-3eb92ff77902";
const ashbyId = "9d8b41f0-7a3c-4a3e-8a54-6a4c3f6a2f10";

export const boardLinks = {
  greenhouse: "https://boards.greenhouse.io/openroad/jobs/127817?gh_src=abc&utm_source=x#app",
  lever: `https://jobs.lever.co/open-road_labs/${leverId}/apply?lever-source=LinkedIn`,
  ashby: `https://jobs.ashbyhq.com/Open%20Road/${ashbyId}`,
};

export const greenhouseJob = {
  id: 127817,
  internal_job_id: 144381,
  title: "Vault Designer ",
  company_name: "Open Road",
  updated_at: "2026-11-02T10:55:28-05:00",
  first_published: "2026-10-28T09:00:00-04:00",
  requisition_id: "50",
  location: { name: "New York, NY" },
  absolute_url: "https://boards.greenhouse.io/openroad/jobs/127817",
  content:
    "&lt;p&gt;Design &amp;amp; build &lt;b&gt;vaults&lt;/b&gt;.&lt;/p&gt;&lt;ul&gt;&lt;li&gt;Draw&lt;/li&gt;&lt;li&gt;Test&lt;/li&gt;&lt;/ul&gt;",
  pay_input_ranges: [
    {
      min_cents: 12_000_000,
      max_cents: 15_050_000,
      currency_type: "USD",
      title: "NYC Salary Range",
      blurb: "<p>Plus bonus</p>",
    },
  ],
};

export const leverJob = {
  id: leverId,
  text: "Account Executive",
  categories: {
    commitment: "Full-time",
    department: "Sales",
    location: "Denver, CO",
    allLocations: ["Denver, CO", "Remote"],
  },
  country: "US",
  description: "<div>Sell roads.</div>",
  descriptionPlain: "Sell roads.",
  lists: [{ text: "What you do", content: "<li>Call</li><li>Visit</li>" }],
  additional: "<div>We hire everyone.</div>",
  createdAt: 1_761_667_200_000,
  hostedUrl: `https://jobs.lever.co/open-road_labs/${leverId}`,
  applyUrl: `https://jobs.lever.co/open-road_labs/${leverId}/apply`,
  salaryDescriptionPlain: "Base pay of $45 to $55 an hour",
  salaryRange: { currency: "USD", interval: "per-hour-wage", min: 45, max: 55 },
  workplaceType: "hybrid",
};

export const ashbyBoard = {
  apiVersion: "1",
  jobs: [
    { id: "00000000-0000-0000-0000-000000000000", title: "Another", jobUrl: "https://x.example" },
    {
      id: ashbyId,
      title: "Product Manager",
      location: "Houston, TX",
      secondaryLocations: [{ location: "San Francisco" }],
      department: "Product",
      isListed: true,
      isRemote: true,
      descriptionHtml: "<p>Join our team</p>",
      descriptionPlain: "Join our team",
      publishedAt: "2026-10-30T16:21:55.393+00:00",
      employmentType: "FullTime",
      jobUrl: `https://jobs.ashbyhq.com/Open%20Road/${ashbyId}`,
      compensation: {
        compensationTierSummary: "$81K – $87K • 0.5% – 1.75% • Offers Bonus",
        compensationTiers: [
          {
            components: [
              { compensationType: "EquityPercentage", interval: "NONE", minValue: 0.5 },
              {
                compensationType: "Salary",
                interval: "1 YEAR",
                currencyCode: "USD",
                minValue: 81_000,
                maxValue: 87_000,
              },
            ],
          },
        ],
      },
    },
  ],
};
