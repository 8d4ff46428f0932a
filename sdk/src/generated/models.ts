// Generated from schema/openapi.json by `npm run generate -- sdk`. Do not edit.
// openapi-typescript@7.13.0, schemas 7a418979b5f87285b40d3214902a096b7d595544996a2d0b6359bd47b9313660

interface components {
    schemas: {
        AccountProfile: {
            id: string;
            /** @description Null if the account has none. */
            email: string | null;
            tier: components["schemas"]["Tier"];
            token: components["schemas"]["AccountProfileToken"];
            pipeline: components["schemas"]["PipelineCounts"];
            rateLimits: components["schemas"]["AccountProfileRateLimits"];
            webhooks: components["schemas"]["AccountProfileWebhooks"];
            /** @description Imports that were interrupted, or are in progress. Send the same request again to resume one. */
            unfinishedImports: components["schemas"]["UnfinishedImport"][];
        };
        AccountProfileRateLimits: {
            perMinute: components["schemas"]["RateLimitState"];
            perMonth: components["schemas"]["RateLimitState"];
        };
        AccountProfileToken: {
            id: string;
            name: string;
            access: components["schemas"]["TokenAccess"];
            /** @description ISO 8601 instant in UTC. */
            createdAt: string;
        };
        AccountProfileWebhooks: {
            total: number;
            disabled: number;
        };
        Activity: {
            /** @description Id of an activity. */
            id: string;
            /** @description Type of activity. */
            type: components["schemas"]["ActivityType"];
            /** @description Id of a job. */
            jobId: string | null;
            /** @description Id of a contact. */
            contactId: string | null;
            notes: string | null;
            /** @description ISO 8601 instant in UTC. */
            occurredAt: string;
            /** @description ISO 8601 instant in UTC. */
            createdAt: string;
            /** @description Time of the last change; at first that of creation. */
            updatedAt: string;
        };
        ActivityCreatedEvent: {
            /** @constant */
            event: "activity.created";
            /** @description Time of this delivery attempt; also in the header `X-Service-Timestamp`. */
            timestamp: string;
            data: components["schemas"]["ActivityEventData"];
        };
        ActivityEvent: {
            /** @description Id of an event. */
            id: string;
            /** @constant */
            event: "activity.created";
            /** @description ISO 8601 instant in UTC. */
            createdAt: string;
            data: components["schemas"]["ActivityEventData"];
        };
        ActivityEventData: {
            /** @description Id of an activity. */
            id: string;
            /** @description Type of activity. */
            type: components["schemas"]["ActivityType"];
            /** @description Id of a job. */
            jobId: string | null;
            /** @description Id of a contact. */
            contactId: string | null;
            notes: string | null;
            /** @description ISO 8601 instant in UTC. */
            occurredAt: string;
            /** @description ISO 8601 instant in UTC. */
            createdAt: string;
            /** @description Time of the last change; at first that of creation. */
            updatedAt: string;
            /** @description Time of the event; `timestamp` is the time of this delivery attempt. */
            eventAt: string;
        };
        /** @enum {string} */
        ActivityType: "application" | "email" | "call" | "meeting" | "interview" | "follow_up" | "note" | "offer" | "status_change";
        AdjacentRole: {
            id: string;
            role: components["schemas"]["RoleReference"];
            /** @description Annual amount in whole U.S. dollars. */
            median: number;
            /** @description Its median minus that of the requested role, in USD per year. */
            difference: number;
            /** @description The same difference in percent of the requested role's median. */
            difference_percent: number;
            /** @description Pay compared with the requested role; `lateral` is within 5%. */
            direction: components["schemas"]["AdjacentRoleDirection"];
            /**
             * @description Always `related`: O*NET relates the two occupations.
             * @constant
             */
            relation: "related";
            /** @description O*NET ranks ten related occupations of every occupation as primary and ten more as supplemental. A role that takes more preparation or a license is listed only if the relation is primary. */
            relation_tier: components["schemas"]["AdjacentRoleRelationTier"];
            /** @description Rank among the related occupations in O*NET, 1 being the closest. */
            relation_rank: number;
            /** @description How many of O*NET's job zones, 1 (little preparation) to 5 (extensive), its occupation lies above the requested role's; negative if below. */
            job_zones_up: number;
            /** @description The license without which nobody may practice the occupation; null if none. */
            license: string | null;
            /** @description Jaccard similarity of the technologies that O*NET lists for the two occupations, 0 to 1; null if it lists none for either. */
            skill_overlap: number | null;
            /** @description Lineage id of `relation_rank`, `job_zones_up` and `skill_overlap`. */
            relation_data_point_id: string;
            /** @description The related occupation in O*NET, which the role stands for. */
            onet_occupation: components["schemas"]["OnetOccupation"];
            occupation_code: string;
            methodology_version: string;
            data_point_id: string;
        };
        /**
         * @description Pay compared with the requested role; `lateral` is within 5%.
         * @enum {string}
         */
        AdjacentRoleDirection: "higher" | "lateral" | "lower";
        /**
         * @description O*NET ranks ten related occupations of every occupation as primary and ten more as supplemental. A role that takes more preparation or a license is listed only if the relation is primary.
         * @enum {string}
         */
        AdjacentRoleRelationTier: "primary" | "supplemental";
        AdjacentRoles: {
            role: components["schemas"]["AdjacentRolesRole"];
            city: components["schemas"]["CityReference"] | null;
            /** @description Closest occupation first. */
            adjacent: components["schemas"]["AdjacentRole"][];
            buckets: components["schemas"]["AdjacentRolesBuckets"];
            summary: components["schemas"]["AdjacentRolesSummary"];
            citation: string;
            assumptions: string[];
            page_url: string;
        };
        AdjacentRolesBuckets: {
            higher_paying: components["schemas"]["AdjacentRole"][];
            lateral: components["schemas"]["AdjacentRole"][];
            lower_paying: components["schemas"]["AdjacentRole"][];
        };
        AdjacentRolesRole: {
            id: string;
            slug: string;
            title: string;
            /** @description Annual amount in whole U.S. dollars. */
            median: number;
            methodology_version: string;
            data_point_id: string;
        };
        AdjacentRolesSummary: {
            higher_paying_count: number;
            lateral_count: number;
            lower_paying_count: number;
            /** @description The higher-paying role with the smallest difference; null if there is none. */
            nearest_higher: components["schemas"]["AdjacentRole"] | null;
            nearest_lateral: components["schemas"]["AdjacentRole"] | null;
            /** @description Why there are fewer roles than `count`; null if there are as many. */
            shortfall: string | null;
        };
        AlternativeHint: {
            /** @description Path of an operation that this caller may call instead. */
            alternative_tool: string;
        };
        AppliedTaxRule: {
            name: string;
            /** @description `US`, a state code, or a locality. */
            jurisdiction: string;
            tax_year: number;
            /** @description Dates from which the rule's numbers apply; empty if the source gives no date. */
            effective_from: string[];
            /** @description Whether numbers of an earlier year are used because those of the tax year are not available. */
            carried: boolean;
            /** @description Marginal tax rates; each applies to income above its lower bound, up to the next one. Empty if the rule has no rates, as its description says. */
            brackets: components["schemas"]["AppliedTaxRuleBracket"][];
            source: components["schemas"]["AppliedTaxRuleSource"];
            caveats: string[];
        };
        AppliedTaxRuleBracket: {
            lower_bound: number;
            rate: number;
        };
        AppliedTaxRuleSource: {
            id: string;
            publisher: string;
            title: string;
            url: string;
            /** @description Files of the source, and provisions of law that amounts were read from. */
            files: string[];
        };
        ApplyMailRequest: {
            /** @description The job that the mail belongs to, if it is another one than suggested, or none was. */
            jobId?: string;
            /**
             * @description Adds the job that the mail names, because it is none of the account's.
             * @constant
             */
            addJob?: true;
        };
        /**
         * @description Whether the wage is for the requested area, for its state, or for the nation.
         * @enum {string}
         */
        AreaMatch: "exact_area" | "state_fallback" | "national_fallback";
        /** @enum {string} */
        AreaType: "national" | "metro" | "state" | "nonmetro";
        Attribution: {
            /** @description Name to cite. */
            source: string;
            /** @description Home page of the service. */
            url: string;
            /** @description Page that explains the method. */
            methodology: string;
            methodology_version: string;
            /** @description Last day of the quarter to which the data applies. */
            updated: string;
            /** @constant */
            version: "v1";
            /** @description Date for which the data was requested; today by default. */
            as_of: string;
        };
        /** @enum {string} */
        Basis: "local" | "price_parity";
        BatchFailure: {
            /** @description Place of the item in the request, from 0. */
            index: number;
            error: components["schemas"]["SalaryErrorDetails"];
        };
        BatchFigure: {
            /** @description Place of the item in the request, from 0. */
            index: number;
            data: components["schemas"]["Calculation"];
        };
        CalculateSalariesRequest: {
            /** @description Up to 100 pairs of a role and a city, with a level and a basis if they are not the default. */
            items: components["schemas"]["CalculateSalariesRequestItem"][];
        };
        CalculateSalariesRequestItem: {
            /** @description Slug of a role in the catalog, or an alias of one (`rn`). */
            role: string;
            /** @description Slug of a U.S. city in the catalog, with or without the state (`san-francisco`, `aurora-il`), or an alias of one (`nyc`). A smaller place (`brandon-fl`) or a ZIP code has the figure of the largest city in its metropolitan area, and `remote` that of the nation; `assumptions` says so. */
            city: string;
            /** @description Experience level, by years of experience: entry 0-2, mid 3-5, senior 6-9, staff 10 or more. Default: "mid". */
            exp?: components["schemas"]["ExperienceLevel"];
            /** @description What the national figure is multiplied by for a city: `local` is what people in this occupation earn there over what they earn in the nation; `price_parity` is the price level there. Without a city it changes nothing. Default: "local". */
            basis?: components["schemas"]["Basis"];
        };
        Calculation: {
            role: components["schemas"]["CalculationRole"];
            /** @description Null for the nation, as for `city=remote`. */
            city: components["schemas"]["CalculationCity"] | null;
            experience: components["schemas"]["ExperienceAt"];
            /** @description The same estimate in each basis, whichever is requested; empty for the nation. */
            city_factors: components["schemas"]["CityFactor"][];
            estimate: components["schemas"]["SalaryEstimate"];
            observed: components["schemas"]["ObservedWage"] | null;
            total_compensation: components["schemas"]["TotalCompensation"];
            comp?: components["schemas"]["CalculationComp"];
            hiring?: components["schemas"]["CalculationHiring"];
            citation: string;
            assumptions: string[];
            page_url: string;
        };
        CalculationBatch: {
            /** @description A figure or an error for each item, in the order of the items. */
            results: (components["schemas"]["BatchFigure"] | components["schemas"]["BatchFailure"])[];
        };
        CalculationCity: {
            id: string;
            slug: string;
            name: string;
            state: string;
            /** @description Regional price parity of the city's metropolitan area (BEA, all items) divided by 100: the cost of living. Pay is multiplied by it in the basis `price_parity` alone. */
            col_multiplier: number;
            metadata?: components["schemas"]["CityMetadata"];
        };
        CalculationComp: {
            /** @description Prevailing wages for work visas, levels I to IV, lowest first; the reason if the Department of Labor publishes none. All four come from one formula, so they do not show what people with more experience earn. */
            wage_levels?: components["schemas"]["WageLevels"];
            by_stage?: components["schemas"]["NoData"];
        };
        CalculationHiring: {
            /** @description Counts and rates of hiring: applications, hires, and projected change. No source says how fast positions are filled, so none of them is a speed. */
            velocity?: components["schemas"]["HiringVelocity"];
        };
        CalculationRole: {
            id: string;
            slug: string;
            title: string;
            taxonomy?: components["schemas"]["RoleTaxonomy"];
            skills?: components["schemas"]["CalculationRoleSkills"];
            seniority_bands?: components["schemas"]["SeniorityBands"];
        };
        CalculationRoleSkills: {
            premium?: components["schemas"]["SkillPremiums"];
            half_life?: components["schemas"]["HalfLives"];
        };
        CalendarEvent: {
            /** @description Id of a calendar event. */
            id: string;
            /** @description Type of event. */
            type: components["schemas"]["CalendarEventType"];
            title: string;
            /** @description ISO 8601 instant in UTC. */
            startsAt: string;
            /** @description ISO 8601 instant in UTC. */
            endsAt: string | null;
            timeZone: string;
            location: string | null;
            notes: string | null;
            /** @description Id of a job. */
            jobId: string | null;
            /** @description Id of a contact. */
            contactId: string | null;
            /** @description Position of the round in the `rounds` of its job, from 0, if the event is one: it is changed with the job. Otherwise null. */
            round: number | null;
            /** @description ISO 8601 instant in UTC. */
            createdAt: string;
            /** @description Time of the last change; at first that of creation. */
            updatedAt: string;
        };
        /**
         * @description Type of event.
         * @enum {string}
         */
        CalendarEventType: "interview" | "phone_screen" | "follow_up" | "deadline" | "other";
        CalendarFeed: {
            /** @description URL to subscribe to. It contains the credential and is returned only once. */
            url: string;
            /** @description ISO 8601 instant in UTC. */
            createdAt: string;
        };
        CatalogSkill: {
            id: string;
            skill: string;
            slug: string;
            /** @description Pay difference of users compared with non-users, with the other variables held constant, as a fraction; 0.05 is 5%. */
            premium: number;
            premium_pct: number;
            category: string;
            /** @description Heteroskedasticity-robust standard error of the coefficient of log pay. */
            standard_error: number;
            /** @description Number of respondents who use the technology. */
            sample_size: number;
            /** @description Confidence interval of the premium, as fractions. */
            confidence: components["schemas"]["SkillConfidence"];
            description: string;
            /** @description Id with which `lineage` returns how the figures were computed. */
            data_point_id: string;
        };
        CheckPostingRequest: {
            /** @description The job's title. Required unless `text` or `url` is given, from which it is read if it is absent. */
            title?: string;
            /** @description Where the work is done, as the posting says it: a city with its state, a state, or `Remote`. Several places are separated by semicolons. It replaces the one of `text` or `url`. */
            location?: string;
            /** @description Experience level with which pay is compared; by default that of the title, else mid. */
            exp?: components["schemas"]["ExperienceLevel"];
            /** @description Lowest pay that the posting names, in USD for what `period` says. */
            min?: number;
            /** @description Highest pay that the posting names, in USD for what `period` says. */
            max?: number;
            /** @description Whether `min` and `max` are for a year or an hour. Without it, 10,000 or more is for a year, and a smaller amount is asked about, as is less than 200 for a year. */
            period?: components["schemas"]["PayPeriod"];
            /** @description The posting as text or HTML. What the other fields say replaces what it says. */
            text?: string;
            /** @description The posting's public link. It is read as it is now: links to Greenhouse, Lever and Ashby from the board's public interface, other pages from the schema.org `JobPosting` that they contain. */
            url?: string;
        };
        City: {
            id: string;
            slug: string;
            name: string;
            state: string;
            /** @description Regional price parity of the city's metropolitan area (BEA, all items) divided by 100: the cost of living. Pay is multiplied by it in the basis `price_parity` alone. */
            col_multiplier: number;
        };
        CityComparison: {
            /** @constant */
            mode: "cities";
            role: components["schemas"]["RoleReference"];
            primary: components["schemas"]["ComparedCity"];
            secondary: components["schemas"]["ComparedCity"];
            delta: components["schemas"]["CityDifference"];
            citation: string;
            assumptions: string[];
            page_url: string;
        };
        CityDifference: {
            higher_paid: components["schemas"]["CityDifferenceHigherPaid"];
            /** @description First median minus the second, in USD per year. */
            median_delta: number;
            /** @description The same difference in percent of the second median. */
            median_pct: number;
            total_comp_delta: number;
            total_comp_pct: number;
        };
        /** @enum {string} */
        CityDifferenceHigherPaid: "cityA" | "cityB" | "tie";
        CityFactor: {
            basis: components["schemas"]["Basis"];
            /** @description What the national figure is multiplied by; null if it is not known. */
            factor: number | null;
            /** @description Annual amount in whole U.S. dollars. */
            median: number | null;
            explanation: string;
            /** @description Id with which `lineage` returns how the figures were computed. */
            data_point_id: string | null;
        };
        CityMetadata: {
            population: number;
            latitude: number | null;
            longitude: number | null;
            time_zone: string | null;
            cbsa: components["schemas"]["MetropolitanArea"];
            /** @description BEA regional price parities by year; US = 100. */
            price_parities: components["schemas"]["CityMetadataPriceParity"][];
            sources: string[];
        };
        CityMetadataPriceParity: {
            year: number;
            area_code: string;
            all_items: number;
        };
        CityReference: {
            id: string;
            slug: string;
            name: string;
            state: string;
            /** @description Regional price parity of the city's metropolitan area (BEA, all items) divided by 100: the cost of living. Pay is multiplied by it in the basis `price_parity` alone. */
            col_multiplier: number;
        };
        /** @enum {string} */
        CitySortField: "name" | "slug" | "state" | "col_multiplier";
        ClarificationHint: {
            /** @description A question whose answer would make the request valid. */
            clarification_needed: string;
        };
        Company: {
            id: string;
            slug: string;
            name: string;
            /** @description Lowest level first; empty if the names of its levels are not known. */
            levels: components["schemas"]["CompanyLevel"][];
            /** @description Currently always null: no public source. */
            vesting: components["schemas"]["CompanyVesting"] | null;
            /** @description Currently always null: no public source. */
            interview_difficulty: number | null;
            /** @description Hiring activity according to the company's public filings. */
            signals: components["schemas"]["CompanySignals"];
            /** @description Base pay as the employer filed it for workers on visas: the lower end of what was offered, and not everybody's pay. The two periods are never mixed. */
            filed: components["schemas"]["CompanyFiled"];
            sources: components["schemas"]["CompanySource"][];
        };
        /** @description Base pay as the employer filed it for workers on visas: the lower end of what was offered, and not everybody's pay. The two periods are never mixed. */
        CompanyFiled: {
            /** @description Certified H-1B applications from October 2025 to March 2026 by occupation, most filings first; null if the employer is among those with the most filings in no occupation. Each name under which the employer files has a row of its own. */
            by_occupation: components["schemas"]["CompanyFiledByOccupation"] | null;
            /** @description Certified full-time applications from October to December 2023 by job title, for titles with five or more, most filings first; null if there is none. */
            by_title: components["schemas"]["CompanyFiledByTitle"] | null;
        };
        CompanyFiledByOccupation: {
            /** @description The file, as in `sources`. */
            source_id: string;
            /** @description When the filings were decided. */
            period: string;
            /** @description Number of filings. */
            filings: number;
            rows: components["schemas"]["FiledOccupation"][];
        };
        CompanyFiledByTitle: {
            /** @description The file, as in `sources`. */
            source_id: string;
            /** @description When the filings were decided. */
            period: string;
            /** @description Number of filings. */
            filings: number;
            rows: components["schemas"]["FiledTitle"][];
        };
        CompanyLevel: {
            /** @description The company's code for the level; null if it has none. */
            level: string | null;
            /** @description The words for the level; null if the code is all there is. */
            title: string | null;
            /** @description Rank of the level, from 0, the lowest. */
            rank: number;
            compensation: components["schemas"]["CompanyLevelCompensation"] | null;
            /** @description Why `compensation` is null; null if it is not. */
            reason: string | null;
        };
        CompanyLevelCompensation: {
            /** @description Median wage of the filings whose job title names this level and no other, in USD per year. */
            base: number;
            /** @description Always null: no public source. */
            equity: null;
            /** @description Always null: no public source. */
            bonus: null;
            /** @description Unknown, because equity and bonus are. */
            total: null;
            /** @description Number of filings. */
            sample_size: number;
            /** @description Id with which `lineage` returns how the figures were computed. */
            data_point_id: string;
        };
        /** @description Figures from an employer's public filings. */
        CompanyLineage: {
            /** @description What the figure is and how it came about, with its numbers, in at most five plain sentences. */
            summary: string;
            data_point_id: string;
            dataset_version: string;
            methodology_version: string;
            /** @description Rules by which the figure is computed, in order. */
            rules: string[];
            citation: string;
            assumptions: string[];
            /** @constant */
            kind: "company";
            company: components["schemas"]["CompanyLineageCompany"];
            /** @description Null for figures of the whole company. */
            level: components["schemas"]["CompanyLineageLevel"] | null;
            sources: components["schemas"]["SourceRow"][];
            /** @description Source row of each figure. */
            figures: {
                [key: string]: string;
            };
            result: {
                [key: string]: number;
            };
        };
        CompanyLineageCompany: {
            id: string;
            slug: string;
            name: string;
        };
        CompanyLineageLevel: {
            level: string | null;
            title: string | null;
            rank: number;
        };
        CompanyMemory: {
            /** @description Name, as in the latest job. */
            company: string;
            /** @description Jobs of this company. */
            jobs: number;
            /** @description Jobs that were applied to, or that a response implies an application for, as in `responseRate`. */
            applied: number;
            /** @description Open applications that the company has not answered. */
            silence: components["schemas"]["CompanyMemorySilence"];
            /** @description Applications that were answered, and after how many days: with a screening, an interview, an offer or a rejection, whichever came first. An answer with the instant of its application, as an import can have it, is not counted. */
            answers: components["schemas"]["CompanyMemoryAnswers"];
            /** @description Jobs by their current status, and offers. */
            outcomes: components["schemas"]["CompanyMemoryOutcomes"];
            /** @description Titles that were added more than once, at most 10. */
            reposts: components["schemas"]["CompanyMemoryRepost"][];
            /** @description The latest jobs, at most 10. */
            recentJobs: components["schemas"]["CompanyMemoryRecentJob"][];
            /** @description Base pay that the company has filed for workers on visas, as in `companies` of the Salary Data API: the lower end of what it offered, not everybody's pay. Null for a company with fewer than ten filings. */
            filings: components["schemas"]["CompanyMemoryFilings"] | null;
        };
        /** @description Applications that were answered, and after how many days: with a screening, an interview, an offer or a rejection, whichever came first. An answer with the instant of its application, as an import can have it, is not counted. */
        CompanyMemoryAnswers: {
            jobs: number;
            medianDays: number | null;
            fastestDays: number | null;
            slowestDays: number | null;
        };
        CompanyMemoryFilings: {
            slug: string;
            name: string;
            /** @description FY2022 to FY2025; null if the counts do not list the company. */
            certifiedFilings: number | null;
            /** @description The occupations that it filed for most, at most five, among those of which it is one of the employers with the most filings. */
            recent: components["schemas"]["CompanyMemoryFilingsRecent"];
            filedPay: components["schemas"]["CompanyMemoryFilingsFiledPay"];
            /** @description Id with which `lineage` returns how the figures were computed. */
            dataPointId: string;
        };
        CompanyMemoryFilingsFiledPay: {
            /** @description USD per year; null with fewer than 5 filings, or fewer than 20 for p10 and p90. */
            p10: number | null;
            /** @description USD per year; null with fewer than 5 filings, or fewer than 20 for p10 and p90. */
            p25: number | null;
            /** @description USD per year; null with fewer than 5 filings, or fewer than 20 for p10 and p90. */
            median: number | null;
            /** @description USD per year; null with fewer than 5 filings, or fewer than 20 for p10 and p90. */
            p75: number | null;
            /** @description USD per year; null with fewer than 5 filings, or fewer than 20 for p10 and p90. */
            p90: number | null;
            filings: number;
            period: string;
        };
        /** @description The occupations that it filed for most, at most five, among those of which it is one of the employers with the most filings. */
        CompanyMemoryFilingsRecent: {
            period: string;
            filings: number;
            occupations: components["schemas"]["CompanyMemoryFilingsRecentOccupation"][];
        };
        CompanyMemoryFilingsRecentOccupation: {
            title: string;
            /** @description Name on the filings. */
            employer: string;
            filings: number;
            /** @description Median of the lowest wage offered, in USD per year. */
            median: number;
            /** @description The survey's national median of all workers of the occupation, in USD per year; null if it publishes none. */
            survey: components["schemas"]["CompanyMemoryFilingsRecentOccupationSurvey"] | null;
        };
        CompanyMemoryFilingsRecentOccupationSurvey: {
            /** @description Annual amount in whole U.S. dollars. */
            median: number;
            referencePeriod: string;
        };
        /** @description Jobs by their current status, and offers. */
        CompanyMemoryOutcomes: {
            open: number;
            /** @description Jobs that reached an offer at any time. */
            offers: number;
            accepted: number;
            rejected: number;
            withdrawn: number;
            archived: number;
        };
        CompanyMemoryRecentJob: {
            /** @description Id of a job. */
            id: string;
            title: string;
            /** @description Status of the job. Every change from one status to another is allowed. */
            status: components["schemas"]["JobStatus"];
            /** @description ISO 8601 instant in UTC. */
            appliedAt: string | null;
            /** @description ISO 8601 instant in UTC. */
            createdAt: string;
        };
        CompanyMemoryRepost: {
            title: string;
            times: number;
            /** @description ISO 8601 instant in UTC. */
            firstAddedAt: string;
            /** @description ISO 8601 instant in UTC. */
            lastAddedAt: string;
        };
        /** @description Open applications that the company has not answered. */
        CompanyMemorySilence: {
            jobs: number;
            /** @description Days since the oldest of them. */
            longestDays: number | null;
        };
        /** @description Hiring activity according to the company's public filings. */
        CompanySignals: {
            /** @description Number of certified labor condition applications of its employers, FY2022 to FY2025; null for an employer that the counts do not list. */
            certified_filings: number | null;
            /** @description Certified H-1B applications from October 2025 to March 2026, in the occupations of which it is among the employers with the most: the sum over `filed.by_occupation`. */
            recent_filings: number;
            /** @description The lowest and the highest median of `filed.by_occupation`; null without one. Medians of several occupations cannot be joined to one. */
            recent_pay: components["schemas"]["CompanySignalsRecentPay"] | null;
            /** @description Number of full-time filings from October to December 2023 that state a wage. */
            filed_wages: number;
            /** @description Percentiles of the annual wages in these filings, over all jobs that the employer filed for: base pay promised to workers on H-1B, H-1B1 and E-3 visas. */
            filed_pay: components["schemas"]["FiledPay"];
            /** @description Employer names under which the company files. */
            employers: string[];
            /** @description Id with which `lineage` returns how the figures were computed. */
            data_point_id: string;
        };
        CompanySignalsRecentPay: {
            /** @description Annual amount in whole U.S. dollars. */
            lowest_median: number;
            /** @description Annual amount in whole U.S. dollars. */
            highest_median: number;
            /** @description Number of occupations. */
            occupations: number;
        };
        /**
         * @description Establishment size: startup 1-49 workers, midmarket 100-499, enterprise 500 or more.
         * @enum {string}
         */
        CompanySize: "startup" | "midmarket" | "enterprise";
        /** @enum {string} */
        CompanySortField: "name" | "slug";
        CompanySource: {
            id: string;
            title: string;
            reference_period: string;
            /** @description Null if no URL of the publisher is recorded. */
            url: string | null;
        };
        CompanyVesting: {
            years: number;
            schedule: number[];
            source: string;
        };
        CompareOffersRequest: {
            offers: components["schemas"]["Offer"][];
            /** @description Tax filing status. `married` is a joint return without other income. Default: "single". */
            filing_status?: components["schemas"]["FilingStatus"];
            /** @description Basis of the estimate that an offer with a role is compared with. The cost of living is the price parity in any case. Default: "local". */
            basis?: components["schemas"]["Basis"];
            /** @description Number of years to average over. Default: 4. */
            years?: number;
        };
        ComparedCity: {
            estimate: components["schemas"]["SalaryEstimate"];
            observed: components["schemas"]["ObservedWage"] | null;
            total_compensation: components["schemas"]["TotalCompensation"];
            /** @description Null if the 75th percentile is not published. */
            negotiation_leverage: components["schemas"]["NegotiationLeverage"] | null;
            city: components["schemas"]["CityReference"];
        };
        ComparedOffer: {
            /** @description Rank of the offer, 1 being the best. Offers that tie have the same. */
            rank: number;
            label: string;
            city: components["schemas"]["CityReference"];
            role: components["schemas"]["RoleReference"] | null;
            /** @description Comparison with the role's estimate at mid level; null if the offer has no role. */
            market: components["schemas"]["ComparedOfferMarket"] | null;
            years: components["schemas"]["OfferYear"][];
            /** @description Averages over all years, in USD per year. */
            average: components["schemas"]["ComparedOfferAverage"];
            tax_rules: components["schemas"]["AppliedTaxRule"][];
            /** @description The city's local tax on wages that is not in the data and so not subtracted; null if none is known to be missing. */
            missing_local_tax: components["schemas"]["MissingLocalTax"] | null;
        };
        /** @description Averages over all years, in USD per year. */
        ComparedOfferAverage: {
            /** @description Annual amount in whole U.S. dollars. */
            gross: number;
            /** @description Annual amount in whole U.S. dollars. */
            total_tax: number;
            /** @description Annual amount in whole U.S. dollars. */
            after_tax: number;
            /** @description Annual amount in whole U.S. dollars. */
            adjusted: number;
            effective_tax_rate: number;
        };
        ComparedOfferMarket: {
            estimate: components["schemas"]["SalaryEstimate"];
            /** @description Base pay of the offer minus the median, in USD per year. */
            base_delta: number;
            /** @description The same difference in percent of the median. */
            base_pct: number;
            /** @description 90th percentile of what everyone in the occupation earns there, rounded down, in USD per year: no published pay supports asking for more. Null if it is not published. */
            advice_ceiling: number | null;
        };
        /** @description Pay of one role at mid level in one basis. */
        ComparedPay: {
            /** @description Median of the estimate that `calculate` returns. */
            median: number;
            /** @description `total` of its total compensation. */
            total_comp: number;
            /** @description Id with which `lineage` returns the sources and calculation of the figure. */
            data_point_id: string;
        };
        ComparedSide: {
            role: components["schemas"]["RoleReference"];
            estimate: components["schemas"]["SalaryEstimate"];
            observed: components["schemas"]["ObservedWage"] | null;
            total_compensation: components["schemas"]["TotalCompensation"];
            /** @description Null if the 75th percentile is not published. */
            negotiation_leverage: components["schemas"]["NegotiationLeverage"] | null;
        };
        Comparison: {
            primary: components["schemas"]["ComparedSide"];
            secondary: components["schemas"]["ComparedSide"];
            city: components["schemas"]["CityReference"] | null;
            /** @description `delta` of the basis that was requested. */
            delta: components["schemas"]["RoleDifference"];
            /** @description The comparison in the basis `local`: what each role's occupation earns in the city; without one, in the nation. */
            local: components["schemas"]["ComparisonInBasis"];
            /** @description The comparison in the basis `price_parity`: national pay times the price level of the city, the same for both roles; without a city, the same as `local`. */
            price_parity: components["schemas"]["ComparisonInBasis"];
            citation: string;
            assumptions: string[];
            page_url: string;
        };
        ComparisonInBasis: {
            primary: components["schemas"]["ComparedPay"];
            secondary: components["schemas"]["ComparedPay"];
            delta: components["schemas"]["RoleDifference"];
        };
        ComparisonLookup: components["schemas"]["RoleComparison"] | components["schemas"]["CityComparison"];
        CompetingOffer: {
            /** @description Name of the offer. */
            label?: string;
            /** @description Base pay in USD for what `period` says; for a year in whole dollars. */
            base: number;
            /** @description Whether `base` is for a year or an hour. An hour counts 2,080 times a year and is worth at most 5000 USD; a year is worth at least 200. The other amounts are for a year in any case. Default: "annual". */
            period?: components["schemas"]["PayPeriod"];
            /** @description Equity per year in USD. */
            equity?: number;
            /** @description Bonus per year in USD. */
            bonus?: number;
            /** @description One-time signing bonus in USD. */
            signing?: number;
        };
        Contact: {
            /** @description Id of a contact. */
            id: string;
            name: string;
            email: string | null;
            phone: string | null;
            company: string | null;
            title: string | null;
            linkedinUrl: string | null;
            notes: string | null;
            jobIds: string[];
            /** @description Time of the latest email, call, meeting, interview or follow-up with this contact; null if there is none. */
            lastContactedAt: string | null;
            /** @description ISO 8601 instant in UTC. */
            createdAt: string;
            /** @description ISO 8601 instant in UTC. */
            updatedAt: string;
        };
        ContactCreatedEvent: {
            /** @constant */
            event: "contact.created";
            /** @description Time of this delivery attempt; also in the header `X-Service-Timestamp`. */
            timestamp: string;
            data: components["schemas"]["ContactEventData"];
        };
        ContactDeletedEvent: {
            /** @constant */
            event: "contact.deleted";
            /** @description Time of this delivery attempt; also in the header `X-Service-Timestamp`. */
            timestamp: string;
            data: components["schemas"]["ContactEventData"];
        };
        ContactEvent: {
            /** @description Id of an event. */
            id: string;
            event: components["schemas"]["ContactEventEvent"];
            /** @description ISO 8601 instant in UTC. */
            createdAt: string;
            data: components["schemas"]["ContactEventData"];
        };
        ContactEventData: {
            /** @description Id of a contact. */
            id: string;
            name: string;
            email: string | null;
            phone: string | null;
            company: string | null;
            title: string | null;
            linkedinUrl: string | null;
            notes: string | null;
            jobIds: string[];
            /** @description Time of the latest email, call, meeting, interview or follow-up with this contact; null if there is none. */
            lastContactedAt: string | null;
            /** @description ISO 8601 instant in UTC. */
            createdAt: string;
            /** @description ISO 8601 instant in UTC. */
            updatedAt: string;
            /** @description Time of the event; `timestamp` is the time of this delivery attempt. */
            eventAt: string;
        };
        /** @enum {string} */
        ContactEventEvent: "contact.created" | "contact.updated" | "contact.deleted";
        ContactUpdatedEvent: {
            /** @constant */
            event: "contact.updated";
            /** @description Time of this delivery attempt; also in the header `X-Service-Timestamp`. */
            timestamp: string;
            data: components["schemas"]["ContactEventData"];
        };
        CreateCalendarEventRequest: {
            /** @description Type of event. */
            type: components["schemas"]["CalendarEventType"];
            /** @description Title shown in the calendar. */
            title: string;
            /** @description ISO 8601 instant with an offset. */
            startsAt: string;
            /** @description IANA time zone in which the event is displayed. Default: "UTC". */
            timeZone?: string;
            /** @description ISO 8601 instant with an offset. */
            endsAt?: string | null;
            /** @description Location of the event, or a link to join it. */
            location?: string | null;
            /** @description Free text, up to 10,000 characters. */
            notes?: string | null;
            /** @description Id of a job. */
            jobId?: string | null;
            /** @description Id of a contact. */
            contactId?: string | null;
        };
        CreateContactRequest: {
            /** @description Name of the person. */
            name: string;
            /** @description Email address. */
            email?: string | null;
            /** @description Phone number in any format. */
            phone?: string | null;
            /** @description Employer of the person. */
            company?: string | null;
            /** @description Position of the person. */
            title?: string | null;
            /** @description URL of the LinkedIn profile. */
            linkedinUrl?: string | null;
            /** @description Free text, up to 10,000 characters. */
            notes?: string | null;
            /** @description Ids of the linked jobs. */
            jobIds?: string[];
        };
        CreateJobFromUrlRequest: {
            /** @description URL of the posting. */
            url: string;
            /** @description Status of the job. Every change from one status to another is allowed. Default: "saved". */
            status?: components["schemas"]["JobStatus"];
            /** @description Instead of the company in the posting. */
            company?: string;
            /** @description Instead of the title in the posting. */
            title?: string;
            /** @description Free text, up to 10,000 characters. */
            notes?: string | null;
            /** @description Where the job was found; defaults to the board or host of the link. */
            source?: string;
            /** @description Adds the job even if the account has one with this link, or company and title. */
            allowDuplicate?: boolean;
        };
        CreateJobRequest: {
            /** @description Name of the employer. */
            company: string;
            /** @description Job title. */
            title: string;
            /** @description Status of the job. Every change from one status to another is allowed. */
            status: components["schemas"]["JobStatus"];
            /** @description URL of the job posting. */
            url?: string | null;
            /** @description Location as written in the posting. */
            location?: string | null;
            /** @description Amount in units of `currency` for what `salaryPeriod` says, as typed, with at most two decimals. */
            salaryMin?: number | null;
            /** @description Amount in units of `currency` for what `salaryPeriod` says, as typed, with at most two decimals. */
            salaryMax?: number | null;
            /** @description Whether `salaryMin` and `salaryMax` are for a year or an hour. An hour counts 2,080 times a year where pay is compared, and is worth at most 5,000 USD. Without it, pay is for a year, and an amount below 200 is refused, because it is likely for an hour; send `annual` if it is not. Pay below 200 a year is never compared. */
            salaryPeriod?: components["schemas"]["PayPeriod"];
            /** @description ISO 4217 currency code. */
            currency?: string;
            /** @description Free text, up to 10,000 characters. */
            notes?: string | null;
            /** @description Where the job was found. */
            source?: string | null;
            /** @description Slug of the role in the salary catalog. If never set, it is matched from the title, and null if there is no unambiguous match. A value that is set must exist in the catalog and is kept when the title changes; set null for no role. */
            roleSlug?: string | null;
            /** @description Slug of the city in the salary catalog. If never set, it is matched from the location, and null for remote work, several places, and places that are not in the catalog. A value that is set must exist in the catalog and is kept when the location changes; set null for no city. */
            citySlug?: string | null;
            /** @description Ids of the linked contacts. */
            contactIds?: string[];
            /** @description Rounds of interviews, in the order of the process. */
            rounds?: components["schemas"]["NewInterviewRound"][];
        };
        /** @enum {string} */
        CredentialPrefix: "ext_" | "intelligence_";
        CrowdFigures: {
            /** @description Number of accounts behind the figures; always a multiple of ten. */
            submitters: number;
            base: components["schemas"]["CrowdFiguresBase"];
            /** @description The band of base pay, raised by the equity and bonus of one year, which are rounded to 5,000. */
            total: components["schemas"]["CrowdFiguresTotal"];
            /** @constant */
            currency: "USD";
            /** @constant */
            period: "annual";
            /** @description Id with which `lineage` returns how the figures were computed. */
            data_point_id: string;
        };
        CrowdFiguresBase: {
            median: components["schemas"]["PayBand"];
            p25: components["schemas"]["PayBand"];
            p75: components["schemas"]["PayBand"];
        };
        /** @description The band of base pay, raised by the equity and bonus of one year, which are rounded to 5,000. */
        CrowdFiguresTotal: {
            median: components["schemas"]["PayBand"];
        };
        /** @description Figures of submitted pay, recomputed from the same batches. The submissions themselves are withheld. */
        CrowdLineage: {
            /** @description What the figure is and how it came about, with its numbers, in at most five plain sentences. */
            summary: string;
            data_point_id: string;
            dataset_version: string;
            methodology_version: string;
            /** @description Rules by which the figure is computed, in order. */
            rules: string[];
            citation: string;
            assumptions: string[];
            /** @constant */
            kind: "crowd";
            role: components["schemas"]["RoleReference"];
            city: components["schemas"]["CityReference"] | null;
            /** @description Number of accounts behind the figures. */
            submitters: number;
            /** @description Number of batches in which the submissions were added. */
            batches: number;
            /** @description What is withheld, and why. */
            withheld: string;
            result: components["schemas"]["CrowdFigures"];
        };
        /** @description Community-submitted pay. Figures are never based on fewer than ten accounts, and only on the bands of their amounts. */
        CrowdPay: {
            role: components["schemas"]["RoleReference"];
            city: components["schemas"]["CityReference"] | null;
            status: components["schemas"]["CrowdPayStatus"];
            /**
             * @description Minimum number of submitters for figures to be shown.
             * @constant
             */
            minimum: 10;
            figures: components["schemas"]["CrowdFigures"] | null;
            citation: string;
            assumptions: string[];
            page_url: string;
        };
        /** @enum {string} */
        CrowdPayStatus: "ok" | "insufficient";
        CurrentOffer: {
            /** @description Base pay in USD for what `period` says; for a year in whole dollars. */
            base: number;
            /** @description Whether `base` is for a year or an hour. An hour counts 2,080 times a year and is worth at most 5000 USD; a year is worth at least 200. The other amounts are for a year in any case. Default: "annual". */
            period?: components["schemas"]["PayPeriod"];
            /** @description Equity per year in USD. */
            equity?: number;
            /** @description Bonus per year in USD. */
            bonus?: number;
            /** @description One-time signing bonus in USD. */
            signing?: number;
        };
        DeleteWebhookRequest: {
            /** @description Id of a webhook. */
            webhookId: string;
        };
        DeletedCalendarFeed: {
            /** @constant */
            deleted: true;
        };
        DeletedRecord: {
            id: string;
            /** @constant */
            deleted: true;
        };
        /** @enum {string} */
        DeliveredContent: "full" | "thin";
        /** @enum {string} */
        DeliveryStatus: "pending" | "delivering" | "succeeded" | "failed" | "dead" | "cancelled";
        DemoBand: {
            /** @description Annual amount in whole U.S. dollars. */
            median: number;
            /** @description Annual amount in whole U.S. dollars. */
            p25: number;
            /** @description Annual amount in whole U.S. dollars. */
            p75: number;
            /** @description Id with which `lineage` returns how the figures were computed. */
            data_point_id: string;
        };
        /** @description A fixed sample with the same figures for everyone. */
        DemoSalary: {
            /** @constant */
            demo: true;
            note: string;
            role: components["schemas"]["RoleReference"];
            city: components["schemas"]["DemoSalaryCity"];
            estimate: components["schemas"]["SalaryEstimate"];
            by_experience: components["schemas"]["DemoSalaryByExperience"];
            docs_url: string;
            signup_url: string;
            sdk_quickstart: components["schemas"]["DemoSalarySdkQuickstart"];
            citation: string;
            assumptions: string[];
        };
        DemoSalaryByExperience: {
            entry: components["schemas"]["DemoBand"];
            mid: components["schemas"]["DemoBand"];
            senior: components["schemas"]["DemoBand"];
            staff: components["schemas"]["DemoBand"];
        };
        DemoSalaryCity: {
            id: string;
            slug: string;
            name: string;
            state: string;
            /** @description Regional price parity of the city's metropolitan area divided by 100. */
            cost_of_living_multiplier: number;
        };
        DemoSalarySdkQuickstart: {
            typescript: string;
            curl: string;
        };
        /**
         * @description What the document is for: the résumé or letter as sent, the posting, or `other`.
         * @enum {string}
         */
        DocumentKind: "resume" | "letter" | "posting" | "other";
        /**
         * @description What the document is by its content.
         * @enum {string}
         */
        DocumentType: "pdf" | "docx" | "txt" | "md";
        EmployerCost: {
            role: components["schemas"]["RoleReference"];
            city: components["schemas"]["CityReference"] | null;
            /** @description Establishment size: startup 1-49 workers, midmarket 100-499, enterprise 500 or more. */
            company_size: components["schemas"]["CompanySize"];
            /** @description Annual amount in whole U.S. dollars. */
            base_salary: number;
            /** @description Total annual cost to the employer at mid level. */
            estimate: components["schemas"]["SalaryEstimate"];
            /** @description Employer cost divided by base salary. */
            cost_multiplier: number;
            observed: components["schemas"]["ObservedWage"] | null;
            /** @description Cost of each component in whole USD per year; the components sum to `estimate.median`. */
            breakdown: {
                [key: string]: number;
            };
            summary: string;
            citation: string;
            assumptions: string[];
            page_url: string;
        };
        /**
         * @description Type of employment.
         * @enum {string}
         */
        EmploymentType: "full_time" | "part_time" | "contract";
        EquityGrant: {
            /** @description Value of the whole grant at today's price, in USD. */
            total: number;
            vesting_years: number;
            /** @description Percentage of the grant that vests in each year: one value per vesting year, 100 in total. Defaults to equal parts. */
            schedule?: number[];
        };
        /** @enum {string} */
        ErrorCode: "parameter_missing" | "roles_identical" | "as_of_too_old" | "as_of_in_future" | "expand_path_unknown" | "expand_path_sunset" | "idempotency_key_reused" | "authentication_required" | "tier_insufficient" | "scope_insufficient" | "credential_revoked" | "expand_path_forbidden" | "submission_required" | "role_not_found" | "city_not_found" | "company_not_found" | "data_point_not_found" | "record_not_found" | "endpoint_not_found" | "method_not_allowed" | "body_too_slow" | "idempotency_in_flight" | "job_exists" | "import_in_progress" | "precondition_failed" | "webhook_disabled" | "delivery_not_finished" | "delivery_exhausted" | "payload_too_large" | "unsupported_media_type" | "rate_limit_exceeded" | "internal_error" | "dependency_unavailable";
        /** @enum {string} */
        ErrorType: "invalid_request_error" | "authentication_error" | "permission_error" | "not_found_error" | "idempotency_error" | "rate_limit_error" | "api_error";
        /** @description An estimate with everything needed to reproduce it. */
        EstimateLineage: {
            /** @description What the figure is and how it came about, with its numbers, in at most five plain sentences. */
            summary: string;
            data_point_id: string;
            /** @description Kind of figure. */
            kind: components["schemas"]["EstimateLineageKind"];
            /** @description What identifies the figure apart from role, city, experience and quarter: the year of a projection, the slug of a skill, the size of an employer, or the offer that was evaluated. */
            detail: string | null;
            role: components["schemas"]["RoleReference"];
            city: components["schemas"]["CityReference"] | null;
            /** @description Experience level, by years of experience: entry 0-2, mid 3-5, senior 6-9, staff 10 or more. */
            experience: components["schemas"]["ExperienceLevel"];
            quarter: string;
            dataset_version: string;
            methodology_version: string;
            /** @description Every value that was read from a source: published cells, and counts, medians and measures of spread over the rows of a file. */
            sources: components["schemas"]["SourceRow"][];
            /** @description Every other number that was used in the calculation. */
            parameters: components["schemas"]["LineageParameter"][];
            /** @description Formula of each operation that the steps use. */
            operations: {
                [key: string]: string;
            };
            /** @description Calculation steps; each uses only results of earlier ones. */
            steps: components["schemas"]["LineageStep"][];
            /** @description Step that computes each figure of the estimate. */
            figures: {
                [key: string]: string;
            };
            weights: {
                [key: string]: number;
            };
            reconciliation: components["schemas"]["LineageReconciliation"];
            result: components["schemas"]["SalaryEstimate"];
            citation: string;
            assumptions: string[];
        };
        /**
         * @description Kind of figure.
         * @enum {string}
         */
        EstimateLineageKind: "estimate" | "projection" | "skill" | "employer_cost" | "range" | "evaluation";
        Evaluation: {
            /** @description The verdict as one sentence for people. It follows the largest of the probabilities: low, fair or high from 0.8, probably so from 0.5, else hard to say. A range too wide to judge is called that. */
            headline: string;
            role: components["schemas"]["RoleReference"];
            city: components["schemas"]["CityReference"] | null;
            experience: components["schemas"]["ExperienceAt"];
            /** @description The offer in whole USD a year. */
            offer: components["schemas"]["EvaluationOffer"];
            /** @description The same figures as in `calculate`. The lineage of its `data_point_id` covers the whole evaluation. */
            estimate: components["schemas"]["SalaryEstimate"];
            observed: components["schemas"]["ObservedWage"] | null;
            /** @description Estimated pay of the role there, at the level: the 10th, 25th, 50th, 75th and 90th percentile in whole USD a year, raised to the legal minimum wage with `basis=local`; null if not published. */
            distribution: components["schemas"]["Percentiles"];
            /** @description Where the midpoint of the offer lies in `distribution`. */
            percentile: components["schemas"]["EvaluationPercentile"];
            /** @description Where the midpoint of the offer lies in the estimated distribution: `below` its 25th percentile, `above` its 75th or `within`, each with a probability of at least 0.8; else `cannot_tell`. */
            verdict: components["schemas"]["Verdict"];
            /** @description Whether the offer, or the lowest pay of its range, is less than the legal minimum wage for a full-time year. The verdict does not count that; it compares with pay before any is raised to the minimum. */
            below_minimum: boolean;
            /** @description What is uncertain is where the distribution lies: the estimate's interval, as a normal error in logs. The three sum to 1. */
            probabilities: components["schemas"]["EvaluationProbabilities"];
            reasons: string[];
            citation: string;
            assumptions: string[];
            page_url: string;
        };
        /** @description The offer in whole USD a year. */
        EvaluationOffer: {
            /** @description Annual amount in whole U.S. dollars. */
            min: number;
            /** @description Annual amount in whole U.S. dollars. */
            max: number;
            /** @description Annual amount in whole U.S. dollars. */
            midpoint: number;
            /** @description `max` over `min`; 1 for a single amount. */
            spread: number;
        };
        /** @description Where the midpoint of the offer lies in `distribution`. */
        EvaluationPercentile: {
            /** @description Interpolated in logs between the percentiles of `distribution` before the legal minimum wage raises any; null outside the 10th to the 90th. */
            value: number | null;
            /** @description The same if pay there is at the upper end of the estimate's interval; null outside the 10th to the 90th. */
            lower: number | null;
            /** @description The same if pay there is at the lower end of the estimate's interval; null outside the 10th to the 90th. */
            upper: number | null;
        };
        /** @description What is uncertain is where the distribution lies: the estimate's interval, as a normal error in logs. The three sum to 1. */
        EvaluationProbabilities: {
            /** @description That the midpoint is below the 25th percentile; null if none is published. */
            below: number | null;
            /** @description That it is between the two; null if either is not published. */
            within: number | null;
            /** @description That the midpoint is above the 75th percentile; null if none is published. */
            above: number | null;
        };
        EventList: {
            events: (components["schemas"]["JobEvent"] | components["schemas"]["StatusEvent"] | components["schemas"]["ContactEvent"] | components["schemas"]["ActivityEvent"] | components["schemas"]["MailEvent"] | components["schemas"]["ReminderEvent"])[];
            /** @description Where to go on: send it as `after`, now if `hasMore`, else whenever you like. */
            nextCursor: string;
            /** @description Whether further events are there already. */
            hasMore: boolean;
        };
        /** @enum {string} */
        EventName: "job.created" | "job.updated" | "job.deleted" | "job.status_changed" | "contact.created" | "contact.updated" | "contact.deleted" | "activity.created" | "interview.scheduled" | "offer.received" | "mail.received" | "reminder.due" | "webhook.test";
        /** @enum {string} */
        EventSubscription: "job.created" | "job.updated" | "job.deleted" | "job.status_changed" | "contact.created" | "contact.updated" | "contact.deleted" | "activity.created" | "interview.scheduled" | "offer.received" | "mail.received" | "reminder.due" | "webhook.test" | "*";
        ExperienceAt: {
            /** @description Experience level, by years of experience: entry 0-2, mid 3-5, senior 6-9, staff 10 or more. */
            level: components["schemas"]["ExperienceLevel"];
            years: string;
            /** @description The level's multiplier on the fixed experience scale. */
            multiplier: number;
            /** @description What the wage is multiplied by. With `basis=local` each side of the scale is shortened, in logs, so that no level is outside the 10th to 90th percentile around the title's median there; with `basis=price_parity` it is the scale's multiplier. */
            effective_multiplier: number;
            /** @description Where the estimate's median lies in the pay of everyone in the occupation there, all levels together: interpolated in logs between the published percentiles; null outside the 10th to the 90th, and where they are not published. */
            percentile: number | null;
            /** @description Set if the median is outside the published percentiles. */
            beyond_published: components["schemas"]["ExperienceAtBeyondPublished"] | null;
        };
        /** @enum {string} */
        ExperienceAtBeyondPublished: "below_p10" | "above_p90";
        ExperienceBand: {
            /** @description Annual amount in whole U.S. dollars. */
            median: number;
            /** @description Annual amount in whole U.S. dollars. */
            p25: number | null;
            /** @description Annual amount in whole U.S. dollars. */
            p75: number | null;
            /** @description Id with which `lineage` returns how the figures were computed. */
            dataPointId: string;
        };
        ExperienceBands: {
            entry: components["schemas"]["ExperienceBand"];
            mid: components["schemas"]["ExperienceBand"];
            senior: components["schemas"]["ExperienceBand"];
            staff: components["schemas"]["ExperienceBand"];
        };
        /** @enum {string} */
        ExperienceLevel: "entry" | "mid" | "senior" | "staff";
        ExportedJob: {
            /** @description Id of a job. */
            id: string;
            /** @description Name of the employer. */
            company: string;
            /** @description Job title. */
            title: string;
            /** @description Same as `title`, under the name that summaries use. */
            role: string;
            url: string | null;
            /** @description Status of the job. Every change from one status to another is allowed. */
            status: components["schemas"]["JobStatus"];
            location: string | null;
            /** @description Amount in units of `currency` for what `salaryPeriod` says, as typed, with at most two decimals. */
            salaryMin: number | null;
            /** @description Amount in units of `currency` for what `salaryPeriod` says, as typed, with at most two decimals. */
            salaryMax: number | null;
            /** @description Whether `salaryMin` and `salaryMax` are for a year or an hour. An hour counts 2,080 times a year where pay is compared, and is worth at most 5,000 USD. Without it, pay is for a year, and an amount below 200 is refused, because it is likely for an hour; send `annual` if it is not. Pay below 200 a year is never compared. */
            salaryPeriod: components["schemas"]["PayPeriod"];
            /** @description ISO 4217 currency code. */
            currency: string;
            notes: string | null;
            source: string | null;
            /** @description Slug of a role in the catalog, or an alias of one (`rn`). */
            roleSlug: string | null;
            /** @description Slug of a U.S. city in the catalog, with or without the state (`san-francisco`, `aurora-il`), or an alias of one (`nyc`). A smaller place (`brandon-fl`) or a ZIP code has the figure of the largest city in its metropolitan area, and `remote` that of the nation; `assumptions` says so. */
            citySlug: string | null;
            contactIds: string[];
            /** @description Rounds of interviews. */
            rounds: components["schemas"]["InterviewRound"][];
            /** @description ISO 8601 instant in UTC. */
            statusChangedAt: string;
            /** @description Time of the first change to `applied`; null if there is none. */
            appliedAt: string | null;
            /** @description ISO 8601 instant in UTC. */
            createdAt: string;
            /** @description ISO 8601 instant in UTC. */
            updatedAt: string;
            posting: components["schemas"]["JobPosting"] | null;
            /** @description Every status change, oldest first. */
            statusHistory: components["schemas"]["StatusMove"][];
        };
        FieldProblem: {
            field: string;
            message: string;
        };
        FiledOccupation: {
            /** @description The occupation, as the file calls it. */
            title: string;
            /** @description O*NET-SOC code; null if the file has none. */
            code: string | null;
            /** @description Slug of the role that represents the occupation. */
            role: string | null;
            /** @description Name on the filings. */
            employer: string;
            /** @description Place among the occupation's employers by filings; the row of the file. */
            rank: number;
            /** @description Number of filings. */
            filings: number;
            /** @description Median of the lowest wage offered, in USD per year, rounded to thousands. */
            median: number;
            /** @description Null if the survey publishes no annual median. */
            survey: components["schemas"]["SurveyMedian"] | null;
        };
        /** @description Percentiles of the annual wages in these filings, over all jobs that the employer filed for: base pay promised to workers on H-1B, H-1B1 and E-3 visas. */
        FiledPay: {
            /** @description USD per year; null with fewer than 5 filings, or fewer than 20 for p10 and p90. */
            p10: number | null;
            /** @description USD per year; null with fewer than 5 filings, or fewer than 20 for p10 and p90. */
            p25: number | null;
            /** @description USD per year; null with fewer than 5 filings, or fewer than 20 for p10 and p90. */
            median: number | null;
            /** @description USD per year; null with fewer than 5 filings, or fewer than 20 for p10 and p90. */
            p75: number | null;
            /** @description USD per year; null with fewer than 5 filings, or fewer than 20 for p10 and p90. */
            p90: number | null;
            /** @description Number of wages. */
            filings: number;
        };
        FiledTitle: {
            title: string;
            /** @description Number of filings. */
            filings: number;
            /** @description USD per year; null with fewer than 5 filings, or fewer than 20 for p10 and p90. */
            p10: number | null;
            /** @description USD per year; null with fewer than 5 filings, or fewer than 20 for p10 and p90. */
            p25: number | null;
            /** @description USD per year; null with fewer than 5 filings, or fewer than 20 for p10 and p90. */
            median: number | null;
            /** @description USD per year; null with fewer than 5 filings, or fewer than 20 for p10 and p90. */
            p75: number | null;
            /** @description USD per year; null with fewer than 5 filings, or fewer than 20 for p10 and p90. */
            p90: number | null;
            /** @description The occupation that more than half of these filings name; null if none has that many. */
            occupation: components["schemas"]["FiledTitleOccupation"] | null;
            /** @description Of this occupation, in the survey nearest to these filings, May 2024. Null without an occupation, or if the survey publishes no annual median. */
            survey: components["schemas"]["SurveyMedian"] | null;
        };
        FiledTitleOccupation: {
            /** @description The survey's code. */
            soc_code: string;
            title: string;
        };
        /** @enum {string} */
        FilingStatus: "single" | "married" | "head_of_household";
        /** @description The minimum wage, in force on the last day of the quarter, that figures were raised to: 2,080 hours of it are the least that is paid for a full-time year. */
        FlooredBy: {
            /** @description Whose law it is. */
            jurisdiction: string;
            /** @description The employers that it is for, if very small ones are exempt; null for all employers. A rate of larger employers alone raises no figure. */
            scope: string | null;
            /** @description USD an hour. */
            hourly: number;
            /** @description The day on which the rate took effect; null if the source does not say. */
            effective_from: string | null;
            /** @description The statute or ordinance; null if the source names none. */
            provision: string | null;
        };
        FunnelStage: {
            stage: components["schemas"]["FunnelStageName"];
            /** @description Jobs that reached this stage or a later one at any time; in `saved`, all jobs. */
            reached: number;
            /** @description `reached` divided by `reached` of the stage before; null for the first stage and if 5 or fewer jobs reached the stage before. */
            rate: number | null;
        };
        /** @enum {string} */
        FunnelStageName: "saved" | "applied" | "screening" | "interviewing" | "offer" | "accepted";
        FunnelStageWithEnds: {
            stage: components["schemas"]["FunnelStageName"];
            /** @description Jobs that reached this stage or a later one at any time; in `saved`, all jobs. */
            reached: number;
            /** @description `reached` divided by `reached` of the stage before; null for the first stage and if 5 or fewer jobs reached the stage before. */
            rate: number | null;
            /** @description Jobs that went no further and are open. */
            open: number;
            /** @description Jobs that went no further and were rejected. */
            rejected: number;
            /** @description Jobs that went no further and were withdrawn. */
            withdrawn: number;
            /** @description Jobs that went no further and were archived. */
            archived: number;
        };
        HalfLife: {
            slug: string;
            language: string;
            earlier: components["schemas"]["LanguageUse"];
            later: components["schemas"]["LanguageUse"];
            /** @description Trend of the share of all languages named, which does not rise merely because respondents of the later survey name more of them; `stable` if the change is within 1.96 standard errors of zero. */
            trend: components["schemas"]["HalfLifeTrend"];
            /** @description Years in which the share halves at the current rate; null unless the trend is `declining`. */
            half_life_years: number | null;
            /** @description Why there is no half-life; null if there is one. */
            reason: string | null;
            /** @description Id with which `lineage` returns how the figures were computed. */
            data_point_id: string;
        };
        /**
         * @description Trend of the share of all languages named, which does not rise merely because respondents of the later survey name more of them; `stable` if the change is within 1.96 standard errors of zero.
         * @enum {string}
         */
        HalfLifeTrend: "declining" | "stable" | "growing";
        HalfLives: components["schemas"]["HalfLivesFound"] | components["schemas"]["NoData"];
        HalfLivesFound: {
            /** @constant */
            status: "ok";
            /** @description Period that the records cover. */
            period: string;
            /** @description What the records do not cover. */
            gaps: string[];
            sources: string[];
            records: components["schemas"]["HalfLife"][];
        };
        /**
         * @description Number of workers of the employer.
         * @enum {string}
         */
        HeadcountRange: "1-49" | "50-499" | "500-4999" | "5000+";
        HiringRecord: {
            measure: components["schemas"]["HiringRecordMeasure"];
            /** @description The occupation or industry that the record describes. */
            scope: string;
            period: string;
            value: number;
            unit: components["schemas"]["HiringRecordUnit"];
            preliminary: boolean;
            source: string;
            /** @description Id with which `lineage` returns how the figures were computed. */
            data_point_id: string;
        };
        /** @enum {string} */
        HiringRecordMeasure: "certified_filings" | "projected_employment_change" | "projected_annual_openings" | "hires" | "hires_rate";
        /** @enum {string} */
        HiringRecordUnit: "applications" | "percent" | "jobs";
        HiringVelocity: components["schemas"]["HiringVelocityFound"] | components["schemas"]["NoData"];
        HiringVelocityFound: {
            /** @constant */
            status: "ok";
            /** @description Period that the records cover. */
            period: string;
            /** @description What the records do not cover. */
            gaps: string[];
            sources: string[];
            records: components["schemas"]["HiringRecord"][];
        };
        ImportActivity: {
            /** @description Type of activity. */
            type: components["schemas"]["ActivityType"];
            /** @description Id of a job. */
            jobId?: string | null;
            /** @description Id of a contact. */
            contactId?: string | null;
            /** @description Free text, up to 10,000 characters. */
            notes?: string | null;
            /** @description When the activity happened; defaults to now. */
            occurredAt?: string;
            id?: string;
            createdAt?: string;
            updatedAt?: string;
        };
        ImportCalendarEvent: {
            /** @description Type of event. */
            type: components["schemas"]["CalendarEventType"];
            /** @description Title shown in the calendar. */
            title: string;
            /** @description ISO 8601 instant with an offset. */
            startsAt: string;
            /** @description IANA time zone in which the event is displayed. Default: "UTC". */
            timeZone?: string;
            /** @description ISO 8601 instant with an offset. */
            endsAt?: string | null;
            /** @description Location of the event, or a link to join it. */
            location?: string | null;
            /** @description Free text, up to 10,000 characters. */
            notes?: string | null;
            /** @description Id of a job. */
            jobId?: string | null;
            /** @description Id of a contact. */
            contactId?: string | null;
            id?: string;
            round?: number | null;
            createdAt?: string;
            updatedAt?: string;
        };
        ImportContact: {
            /** @description Name of the person. */
            name: string;
            /** @description Email address. */
            email?: string | null;
            /** @description Phone number in any format. */
            phone?: string | null;
            /** @description Employer of the person. */
            company?: string | null;
            /** @description Position of the person. */
            title?: string | null;
            /** @description URL of the LinkedIn profile. */
            linkedinUrl?: string | null;
            /** @description Free text, up to 10,000 characters. */
            notes?: string | null;
            /** @description Ids of the linked jobs. */
            jobIds?: string[];
            id?: string;
            lastContactedAt?: (string) | null;
            createdAt?: string;
            updatedAt?: string;
        };
        /** @enum {string} */
        ImportField: "id" | "company" | "title" | "url" | "status" | "location" | "salaryMin" | "salaryMax" | "salaryPeriod" | "currency" | "notes" | "source" | "roleSlug" | "citySlug" | "rounds" | "statusHistory" | "createdAt" | "updatedAt" | "salary" | "hourlySalary" | "appliedAt";
        ImportJob: {
            /** @description Name of the employer. */
            company: string;
            /** @description Job title. */
            title: string;
            /** @description Status of the job. Every change from one status to another is allowed. */
            status?: components["schemas"]["JobStatus"];
            /** @description URL of the job posting. */
            url?: string | null;
            /** @description Location as written in the posting. */
            location?: string | null;
            /** @description Amount in units of `currency` for what `salaryPeriod` says, as typed, with at most two decimals. */
            salaryMin?: number | null;
            /** @description Amount in units of `currency` for what `salaryPeriod` says, as typed, with at most two decimals. */
            salaryMax?: number | null;
            /** @description Whether `salaryMin` and `salaryMax` are for a year or an hour. An hour counts 2,080 times a year where pay is compared, and is worth at most 5,000 USD. Without it, pay is for a year, and an amount below 200 is refused, because it is likely for an hour; send `annual` if it is not. Pay below 200 a year is never compared. */
            salaryPeriod?: components["schemas"]["PayPeriod"];
            /** @description ISO 4217 currency code. */
            currency?: string;
            /** @description Free text, up to 10,000 characters. */
            notes?: string | null;
            /** @description Where the job was found. */
            source?: string | null;
            /** @description Slug of the role in the salary catalog. If never set, it is matched from the title, and null if there is no unambiguous match. A value that is set must exist in the catalog and is kept when the title changes; set null for no role. */
            roleSlug?: string | null;
            /** @description Slug of the city in the salary catalog. If never set, it is matched from the location, and null for remote work, several places, and places that are not in the catalog. A value that is set must exist in the catalog and is kept when the location changes; set null for no city. */
            citySlug?: string | null;
            /** @description Ids of the linked contacts. */
            contactIds?: string[];
            /** @description Rounds of interviews, in the order of the process. */
            rounds?: components["schemas"]["NewInterviewRound"][];
            id?: string;
            /** @description Every status change, oldest first. */
            statusHistory?: components["schemas"]["ImportStatusMove"][];
            createdAt?: string;
            updatedAt?: string;
            posting?: components["schemas"]["ImportJobPosting"] | null;
            /** @description Ignored: follows from the rest. */
            role?: string | null;
            /** @description Ignored: follows from the rest. */
            statusChangedAt?: string | null;
            /** @description Ignored: follows from the rest. */
            appliedAt?: string | null;
        };
        ImportJobPosting: {
            url: string;
            source: components["schemas"]["PostingSource"];
            title: string;
            company: string;
            location: string | null;
            description: string | null;
            isCut: boolean;
            pay: string | null;
            postedAt: (string) | null;
            readAt: string;
        };
        /** @enum {string} */
        ImportList: "jobs" | "contacts" | "activities" | "events" | "moodCheckins";
        ImportMoodCheckin: {
            /**
             * @description The action to perform.
             * @constant
             */
            action?: "mood_checkin";
            /** @description Mood from 1 (low) to 5 (high). */
            mood: number;
            /** @description Reason for the mood. */
            note?: string | null;
            id?: string;
            createdAt?: string;
        };
        ImportPipelineRequest: {
            /** @constant */
            version?: 1;
            /** @description The `exportId` of the export. With it, a part may link to records of earlier parts, and a row with an id is never imported twice, in any list. */
            exportId?: string;
            /** @description Number of the part, from 1. */
            part?: number;
            exportedAt?: string;
            nextCursor?: string | null;
            /** @description Jobs in the format of an export; fields may be omitted. */
            jobs?: components["schemas"]["ImportJob"][];
            /** @description Contacts in the format of an export; fields may be omitted. */
            contacts?: components["schemas"]["ImportContact"][];
            /** @description Activities in the format of an export; fields may be omitted. */
            activities?: components["schemas"]["ImportActivity"][];
            /** @description Calendar events in the format of an export; fields may be omitted. */
            events?: components["schemas"]["ImportCalendarEvent"][];
            /** @description Mood check-ins in the format of an export; fields may be omitted. */
            moodCheckins?: components["schemas"]["ImportMoodCheckin"][];
        };
        ImportReport: {
            dryRun: boolean;
            /** @description Whether all rows can be imported. */
            valid: boolean;
            jobs: number;
            contacts: number;
            activities: number;
            events: number;
            moodCheckins: number;
            /** @description Only in a dry run: a report on every row. */
            rows?: components["schemas"]["ImportReportRow"][];
            /** @description Only with the parameter `columns`: what each column is. */
            columns?: components["schemas"]["ImportReportColumn"][];
            /** @description Only with the parameter `columns`: the first 100 rows whose pay is kept in the notes alone. */
            payInNotes?: components["schemas"]["ImportReportPayInNote"][];
        };
        ImportReportColumn: {
            column: string;
            /** @description Null if it is left out. */
            field: components["schemas"]["ImportField"] | null;
            how: components["schemas"]["ImportReportColumnHow"];
            /** @description Some of its texts, at most three. */
            samples: string[];
        };
        /** @enum {string} */
        ImportReportColumnHow: "given" | "recognized" | "unknown";
        ImportReportPayInNote: {
            /** @description Position in `jobs`, from 1. */
            row: number;
            /** @description The pay in its own words, as the notes keep it. */
            text: string;
            /** @description What the pay does not say: its currency, whether it is for a month or a year, or base pay as an amount. */
            reason: components["schemas"]["ImportReportPayInNoteReason"];
        };
        /**
         * @description What the pay does not say: its currency, whether it is for a month or a year, or base pay as an amount.
         * @enum {string}
         */
        ImportReportPayInNoteReason: "currency" | "time" | "words";
        ImportReportRow: {
            list: components["schemas"]["ImportList"];
            /** @description Position in its list, from 1. */
            row: number;
            valid: boolean;
            problems: components["schemas"]["FieldProblem"][];
        };
        ImportStatusMove: {
            /** @description Status of the job. Every change from one status to another is allowed. */
            status: components["schemas"]["JobStatus"];
            /** @description Ignored: follows from the rest. */
            previousStatus?: components["schemas"]["JobStatus"] | null;
            changedAt: string;
        };
        InboxMail: {
            /** @description Id of a mail. */
            id: string;
            /** @description ISO 8601 instant in UTC. */
            receivedAt: string;
            /** @description The address that the mail claims to be from. */
            from: string | null;
            fromName: string | null;
            subject: string;
            checks: components["schemas"]["SenderChecks"];
            /** @description The applicant system whose domain the sender has; null for any other sender. */
            system: string | null;
            /** @description What the mail says: an application was `received`, an `assessment` or `interview` is asked for, an `offer`, a `rejection`; `confirmation` asks whether mail may be forwarded to this address; `other` is about none of these. */
            kind: components["schemas"]["MailKind"];
            /** @description The sentence from which the kind follows. */
            evidence: string | null;
            company: string | null;
            title: string | null;
            invitation: components["schemas"]["MailInvitation"] | null;
            /** @description The code of a `confirmation`. */
            code: string | null;
            /** @description The link of a `confirmation`, only if it leads to the mail service that asks. */
            link: string | null;
            /** @description The job that it belongs to; null if that is open. */
            jobId: string | null;
            /** @description Whether it is not certain which job it is about: send the right one's id, or `addJob`, to `applyMail`. */
            needsJob: boolean;
            /** @description `suggested` waits for a decision, `applied` has changed the board, `dismissed` was set aside, `noted` changes nothing. */
            state: components["schemas"]["MailState"];
            /** @description What `applyMail` would change as the job is now; null if nothing. */
            suggestion: components["schemas"]["MailSuggestion"] | null;
            /** @description Whether it was applied without being asked. */
            isAutomatic: boolean;
            /** @description ISO 8601 instant in UTC. */
            decidedAt: string | null;
        };
        InboxSettings: {
            /** @description Whether this service takes mail; false if its operator has set up no domain for it. */
            isAvailable: boolean;
            /** @description The account's address; null before the first was made. */
            address: string | null;
            isOn: boolean;
            appliesAtOnce: boolean;
            senders: string[];
            ownAddresses: string[];
        };
        InterviewRound: {
            /** @description Kind of interview. */
            kind: components["schemas"]["RoundKind"];
            /** @description When it takes or took place; null if open. */
            at: string | null;
            with: string | null;
            /** @description What came of the round; `pending` until that is known. */
            outcome: components["schemas"]["RoundOutcome"];
        };
        InterviewScheduledEvent: {
            /** @constant */
            event: "interview.scheduled";
            /** @description Time of this delivery attempt; also in the header `X-Service-Timestamp`. */
            timestamp: string;
            data: components["schemas"]["StatusEventData"];
        };
        Job: {
            /** @description Id of a job. */
            id: string;
            /** @description Name of the employer. */
            company: string;
            /** @description Job title. */
            title: string;
            /** @description Same as `title`, under the name that summaries use. */
            role: string;
            url: string | null;
            /** @description Status of the job. Every change from one status to another is allowed. */
            status: components["schemas"]["JobStatus"];
            location: string | null;
            /** @description Amount in units of `currency` for what `salaryPeriod` says, as typed, with at most two decimals. */
            salaryMin: number | null;
            /** @description Amount in units of `currency` for what `salaryPeriod` says, as typed, with at most two decimals. */
            salaryMax: number | null;
            /** @description Whether `salaryMin` and `salaryMax` are for a year or an hour. An hour counts 2,080 times a year where pay is compared, and is worth at most 5,000 USD. Without it, pay is for a year, and an amount below 200 is refused, because it is likely for an hour; send `annual` if it is not. Pay below 200 a year is never compared. */
            salaryPeriod: components["schemas"]["PayPeriod"];
            /** @description ISO 4217 currency code. */
            currency: string;
            notes: string | null;
            source: string | null;
            /** @description Slug of a role in the catalog, or an alias of one (`rn`). */
            roleSlug: string | null;
            /** @description Slug of a U.S. city in the catalog, with or without the state (`san-francisco`, `aurora-il`), or an alias of one (`nyc`). A smaller place (`brandon-fl`) or a ZIP code has the figure of the largest city in its metropolitan area, and `remote` that of the nation; `assumptions` says so. */
            citySlug: string | null;
            contactIds: string[];
            /** @description Rounds of interviews. */
            rounds: components["schemas"]["InterviewRound"][];
            /** @description ISO 8601 instant in UTC. */
            statusChangedAt: string;
            /** @description Time of the first change to `applied`; null if there is none. */
            appliedAt: string | null;
            /** @description ISO 8601 instant in UTC. */
            createdAt: string;
            /** @description ISO 8601 instant in UTC. */
            updatedAt: string;
        };
        JobCreatedEvent: {
            /** @constant */
            event: "job.created";
            /** @description Time of this delivery attempt; also in the header `X-Service-Timestamp`. */
            timestamp: string;
            data: components["schemas"]["JobEventData"];
        };
        JobDeletedEvent: {
            /** @constant */
            event: "job.deleted";
            /** @description Time of this delivery attempt; also in the header `X-Service-Timestamp`. */
            timestamp: string;
            data: components["schemas"]["JobEventData"];
        };
        JobDetail: {
            /** @description Id of a job. */
            id: string;
            /** @description Name of the employer. */
            company: string;
            /** @description Job title. */
            title: string;
            /** @description Same as `title`, under the name that summaries use. */
            role: string;
            url: string | null;
            /** @description Status of the job. Every change from one status to another is allowed. */
            status: components["schemas"]["JobStatus"];
            location: string | null;
            /** @description Amount in units of `currency` for what `salaryPeriod` says, as typed, with at most two decimals. */
            salaryMin: number | null;
            /** @description Amount in units of `currency` for what `salaryPeriod` says, as typed, with at most two decimals. */
            salaryMax: number | null;
            /** @description Whether `salaryMin` and `salaryMax` are for a year or an hour. An hour counts 2,080 times a year where pay is compared, and is worth at most 5,000 USD. Without it, pay is for a year, and an amount below 200 is refused, because it is likely for an hour; send `annual` if it is not. Pay below 200 a year is never compared. */
            salaryPeriod: components["schemas"]["PayPeriod"];
            /** @description ISO 4217 currency code. */
            currency: string;
            notes: string | null;
            source: string | null;
            /** @description Slug of a role in the catalog, or an alias of one (`rn`). */
            roleSlug: string | null;
            /** @description Slug of a U.S. city in the catalog, with or without the state (`san-francisco`, `aurora-il`), or an alias of one (`nyc`). A smaller place (`brandon-fl`) or a ZIP code has the figure of the largest city in its metropolitan area, and `remote` that of the nation; `assumptions` says so. */
            citySlug: string | null;
            contactIds: string[];
            /** @description Rounds of interviews. */
            rounds: components["schemas"]["InterviewRound"][];
            /** @description ISO 8601 instant in UTC. */
            statusChangedAt: string;
            /** @description Time of the first change to `applied`; null if there is none. */
            appliedAt: string | null;
            /** @description ISO 8601 instant in UTC. */
            createdAt: string;
            /** @description ISO 8601 instant in UTC. */
            updatedAt: string;
            /** @description Every status change, oldest first. */
            statusHistory: components["schemas"]["StatusMove"][];
            /** @description The posting that the job was added from; null if it was added otherwise. */
            posting: components["schemas"]["JobPosting"] | null;
            /** @description Pay benchmark; null if the job has no role, or if its role or city is not in the catalog. */
            salaryBenchmark: components["schemas"]["SalaryBenchmark"] | null;
        };
        JobDocument: {
            /** @description Id of a document. */
            id: string;
            /** @description Id of a job. */
            jobId: string;
            /** @description What the document is for: the résumé or letter as sent, the posting, or `other`. */
            kind: components["schemas"]["DocumentKind"];
            /** @description The name of the file. */
            name: string;
            /** @description What the document is by its content. */
            type: components["schemas"]["DocumentType"];
            /** @description Bytes. */
            size: number;
            /** @description SHA-256 of the content in hex. */
            sha256: string;
            /** @description ISO 8601 instant in UTC. */
            createdAt: string;
        };
        JobDocumentList: {
            /** @description The newest first. */
            documents: components["schemas"]["JobDocument"][];
            /** @description Whether this service keeps documents; false if its operator has set up no bucket for them. */
            isKept: boolean;
        };
        JobEvent: {
            /** @description Id of an event. */
            id: string;
            event: components["schemas"]["JobEventEvent"];
            /** @description ISO 8601 instant in UTC. */
            createdAt: string;
            data: components["schemas"]["JobEventData"];
        };
        JobEventData: {
            /** @description Id of a job. */
            id: string;
            /** @description Name of the employer. */
            company: string;
            /** @description Job title. */
            title: string;
            /** @description Same as `title`, under the name that summaries use. */
            role: string;
            url: string | null;
            /** @description Status of the job. Every change from one status to another is allowed. */
            status: components["schemas"]["JobStatus"];
            location: string | null;
            /** @description Amount in units of `currency` for what `salaryPeriod` says, as typed, with at most two decimals. */
            salaryMin: number | null;
            /** @description Amount in units of `currency` for what `salaryPeriod` says, as typed, with at most two decimals. */
            salaryMax: number | null;
            /** @description Whether `salaryMin` and `salaryMax` are for a year or an hour. An hour counts 2,080 times a year where pay is compared, and is worth at most 5,000 USD. Without it, pay is for a year, and an amount below 200 is refused, because it is likely for an hour; send `annual` if it is not. Pay below 200 a year is never compared. */
            salaryPeriod: components["schemas"]["PayPeriod"];
            /** @description ISO 4217 currency code. */
            currency: string;
            notes: string | null;
            source: string | null;
            /** @description Slug of a role in the catalog, or an alias of one (`rn`). */
            roleSlug: string | null;
            /** @description Slug of a U.S. city in the catalog, with or without the state (`san-francisco`, `aurora-il`), or an alias of one (`nyc`). A smaller place (`brandon-fl`) or a ZIP code has the figure of the largest city in its metropolitan area, and `remote` that of the nation; `assumptions` says so. */
            citySlug: string | null;
            contactIds: string[];
            /** @description Rounds of interviews. */
            rounds: components["schemas"]["InterviewRound"][];
            /** @description ISO 8601 instant in UTC. */
            statusChangedAt: string;
            /** @description Time of the first change to `applied`; null if there is none. */
            appliedAt: string | null;
            /** @description ISO 8601 instant in UTC. */
            createdAt: string;
            /** @description ISO 8601 instant in UTC. */
            updatedAt: string;
            /** @description Time of the event; `timestamp` is the time of this delivery attempt. */
            eventAt: string;
        };
        /** @enum {string} */
        JobEventEvent: "job.created" | "job.updated" | "job.deleted";
        JobFromUrl: {
            /** @description Id of a job. */
            id: string;
            /** @description Name of the employer. */
            company: string;
            /** @description Job title. */
            title: string;
            /** @description Same as `title`, under the name that summaries use. */
            role: string;
            url: string | null;
            /** @description Status of the job. Every change from one status to another is allowed. */
            status: components["schemas"]["JobStatus"];
            location: string | null;
            /** @description Amount in units of `currency` for what `salaryPeriod` says, as typed, with at most two decimals. */
            salaryMin: number | null;
            /** @description Amount in units of `currency` for what `salaryPeriod` says, as typed, with at most two decimals. */
            salaryMax: number | null;
            /** @description Whether `salaryMin` and `salaryMax` are for a year or an hour. An hour counts 2,080 times a year where pay is compared, and is worth at most 5,000 USD. Without it, pay is for a year, and an amount below 200 is refused, because it is likely for an hour; send `annual` if it is not. Pay below 200 a year is never compared. */
            salaryPeriod: components["schemas"]["PayPeriod"];
            /** @description ISO 4217 currency code. */
            currency: string;
            notes: string | null;
            source: string | null;
            /** @description Slug of a role in the catalog, or an alias of one (`rn`). */
            roleSlug: string | null;
            /** @description Slug of a U.S. city in the catalog, with or without the state (`san-francisco`, `aurora-il`), or an alias of one (`nyc`). A smaller place (`brandon-fl`) or a ZIP code has the figure of the largest city in its metropolitan area, and `remote` that of the nation; `assumptions` says so. */
            citySlug: string | null;
            contactIds: string[];
            /** @description Rounds of interviews. */
            rounds: components["schemas"]["InterviewRound"][];
            /** @description ISO 8601 instant in UTC. */
            statusChangedAt: string;
            /** @description Time of the first change to `applied`; null if there is none. */
            appliedAt: string | null;
            /** @description ISO 8601 instant in UTC. */
            createdAt: string;
            /** @description ISO 8601 instant in UTC. */
            updatedAt: string;
            posting: components["schemas"]["JobPosting"];
        };
        JobNeedingAttention: {
            /** @description Id of a job. */
            jobId: string;
            company: string;
            role: string;
            reason: string;
            suggestion: string;
        };
        /** @description A posting as it was on the day on which it was read. It never changes. */
        JobPosting: {
            url: string;
            /** @description Where it was read: the public interface of a job board, what the page says for search engines (`page`), or text that a person has pasted or captured on the page (`pasted`). */
            source: components["schemas"]["PostingSource"];
            title: string;
            company: string;
            location: string | null;
            /** @description As text, up to 30,000 characters. */
            description: string | null;
            /** @description Whether the description was longer. */
            isCut: boolean;
            /** @description The pay as posted, in words. */
            pay: string | null;
            /** @description ISO 8601 instant in UTC. */
            postedAt: string | null;
            /** @description When the posting was read. */
            readAt: string;
        };
        /** @enum {string} */
        JobStatus: "saved" | "applied" | "screening" | "interviewing" | "offer" | "accepted" | "rejected" | "withdrawn" | "archived";
        JobStatusChangedEvent: {
            /** @constant */
            event: "job.status_changed";
            /** @description Time of this delivery attempt; also in the header `X-Service-Timestamp`. */
            timestamp: string;
            data: components["schemas"]["StatusEventData"];
        };
        JobUpdatedEvent: {
            /** @constant */
            event: "job.updated";
            /** @description Time of this delivery attempt; also in the header `X-Service-Timestamp`. */
            timestamp: string;
            data: components["schemas"]["JobEventData"];
        };
        JsonSchema: {
            [key: string]: unknown;
        };
        LanguageUse: {
            year: number;
            users: number;
            /** @description Number of respondents who named at least one language. */
            respondents: number;
            /** @description Languages that a respondent named on average, of those that both surveys offer; rounded to two decimals. */
            named_per_respondent: number;
            /** @description The language's share of all languages named: users divided by the number of languages that all respondents named, rounded to four decimals. */
            share: number;
        };
        /** @description A law about pay in postings. It is not legal advice. */
        LawAsked: {
            jurisdiction: string;
            /** @description What the law asks for, as a sentence. */
            asks: string;
            /** @description Whether the posting has everything that the law asks for: false if pay or a description of benefits is missing. Null where something cannot be seen, as benefits without a text, or is not settled, where the law is not in force yet, and where it asks for nothing in the posting. */
            met: boolean | null;
            /** @description What of that was found in the posting, in whole sentences; null where nothing is asked of it yet. */
            found: string | null;
            in_force: boolean;
            /** @description Whether the posting's place is there, or its remote work may be done from there. */
            applies: components["schemas"]["LawAskedApplies"];
            /** @description The employers that it is for; null if not known. */
            covers: string | null;
            statute: string;
            /** @description The day on which it took effect; null if the sources do not say. */
            effective_date: string | null;
            /** @description `agreed`: two or more sources agree on all of it. `details`: they agree on the duty, but not on a detail, see `doubt`. `one_source`: only one was read. */
            certainty: components["schemas"]["LawAskedCertainty"];
            doubt: string | null;
            /** @description A page about it: the legislature's or an agency's where one is known. */
            url: string | null;
        };
        /**
         * @description Whether the posting's place is there, or its remote work may be done from there.
         * @enum {string}
         */
        LawAskedApplies: "place" | "remote";
        /**
         * @description `agreed`: two or more sources agree on all of it. `details`: they agree on the duty, but not on a detail, see `doubt`. `one_source`: only one was read.
         * @enum {string}
         */
        LawAskedCertainty: "agreed" | "details" | "one_source";
        LegacySalary: {
            role: components["schemas"]["RoleReference"];
            city: components["schemas"]["CityReference"] | null;
            /** @description Estimate at mid level. */
            baseSalary: components["schemas"]["SalaryEstimate"];
            experienceBands: components["schemas"]["ExperienceBands"];
            totalComp: components["schemas"]["TotalCompensation"];
            /** @description By place of work; null for roles outside technology, which the survey does not cover. */
            remoteAdjustment: components["schemas"]["SurveyAnswers"] | null;
            /** @description By the number of people in the company; null for roles outside technology, which the survey does not cover. */
            companySize: components["schemas"]["SurveyAnswers"] | null;
            /** @description Always null: no public source. The assumptions give the reason. */
            equity: null;
            /** @description Same as in `skills`; null if the key may not call it. */
            skillPremiums: components["schemas"]["RoleSkill"][] | null;
            /** @description By education; null for roles outside technology, which the survey does not cover. */
            educationPremiums: components["schemas"]["SurveyAnswers"] | null;
            /** @description Always null: no public source. The assumptions give the reason. */
            freelanceRates: null;
            /** @description Same as in `adjacent`; null if the key may not call it. */
            adjacentRoles: components["schemas"]["AdjacentRole"][] | null;
            /** @description Same as in `history`: only the latest four quarters on the Free plan. */
            trends: components["schemas"]["QuarterEstimate"][];
            /** @description Change from the same quarter of the previous year, in percent; null if `trends` does not include it, or only one of the two is raised to the legal minimum wage. */
            yoyGrowth: number | null;
            /** @description Base pay that the employers with the most H-1B filings of the role's occupation filed, nationwide; the lower end of what was offered, and not everybody's pay. Null if none is listed. */
            employerSalaries: components["schemas"]["LegacySalaryEmployerSalary"][] | null;
            /** @description Same as in `crowd`; null if the account has not made a submission, or with fewer than ten submitters. */
            crowdSubmissions: components["schemas"]["CrowdFigures"] | null;
            citation: string;
            assumptions: string[];
            page_url: string;
        };
        LegacySalaryEmployerSalary: {
            /** @description Name on the filings. */
            employer: string;
            /** @description Slug of the company; null with fewer than ten filings. */
            company: string | null;
            occupation: string;
            filings: number;
            /** @description Median of the lowest wage offered, in USD per year, rounded to thousands. */
            median: number;
            period: string;
            /** @description Its lineage names the row; null without a company. */
            data_point_id: string | null;
        };
        Lineage: components["schemas"]["EstimateLineage"] | components["schemas"]["CrowdLineage"] | components["schemas"]["CompanyLineage"] | components["schemas"]["StatisticLineage"];
        LineageComparison: {
            between: components["schemas"]["LineageComparisonSource"];
            other: number;
            own: number;
            difference: number;
            disagrees: boolean;
        };
        /** @enum {string} */
        LineageComparisonSource: "filed_wages" | "metro_wage";
        LineageParameter: {
            name: string;
            value: number;
            meaning: string;
        };
        LineageReconciliation: {
            rule: string;
            comparisons: components["schemas"]["LineageComparison"][];
        };
        LineageStep: {
            name: string;
            /** @description Key of the formula in `operations`. */
            operation: string;
            /** @description Inputs in the order of the formula. */
            inputs: components["schemas"]["LineageStepInput"][];
            result: number;
        };
        LineageStepInput: {
            name: string;
            value: number;
            /** @description `source:<id>`, `parameter:<name>` or `step:<name>`. */
            from: string;
        };
        ListAttribution: {
            /** @description Name to cite. */
            source: string;
            /** @description Home page of the service. */
            url: string;
            /** @description Page that explains the method. */
            methodology: string;
            methodology_version: string;
            /** @description Last day of the quarter to which the data applies. */
            updated: string;
            /** @constant */
            version: "v1";
            /** @description Date for which the data was requested; today by default. */
            as_of: string;
            /** @description Citation that can be quoted verbatim. */
            citation: string;
            /** @description Assumptions behind the figures. */
            assumptions: string[];
        };
        /** @enum {string} */
        ListEventsEvent: "job.created" | "job.updated" | "job.deleted" | "job.status_changed" | "contact.created" | "contact.updated" | "contact.deleted" | "activity.created" | "interview.scheduled" | "offer.received" | "mail.received" | "reminder.due";
        LogActivityRequest: {
            /** @description Type of activity. */
            type: components["schemas"]["ActivityType"];
            /** @description Id of a job. */
            jobId?: string | null;
            /** @description Id of a contact. */
            contactId?: string | null;
            /** @description Free text, up to 10,000 characters. */
            notes?: string | null;
            /** @description When the activity happened; defaults to now. */
            occurredAt?: string;
        };
        LogMoodRequest: {
            /**
             * @description The action to perform.
             * @constant
             */
            action: "mood_checkin";
            /** @description Mood from 1 (low) to 5 (high). */
            mood: number;
            /** @description Reason for the mood. */
            note?: string | null;
        };
        LookUpPostingRequest: {
            /** @description The job's title. Required unless `text` or `url` is given, from which it is read if it is absent. */
            title?: string;
            /** @description Where the work is done, as the posting says it: a city with its state, a state, or `Remote`. Several places are separated by semicolons. It replaces the one of `text` or `url`. */
            location?: string;
            /** @description Experience level with which pay is compared; by default that of the title, else mid. */
            exp?: components["schemas"]["ExperienceLevel"];
            /** @description Lowest pay that the posting names, in USD for what `period` says. */
            min?: number;
            /** @description Highest pay that the posting names, in USD for what `period` says. */
            max?: number;
            /** @description Whether `min` and `max` are for a year or an hour. Without it, 10,000 or more is for a year, and a smaller amount is asked about, as is less than 200 for a year. */
            period?: components["schemas"]["PayPeriod"];
            /** @description The posting as text or HTML. What the other fields say replaces what it says. */
            text?: string;
            /** @description The posting's public link. It is read as it is now: links to Greenhouse, Lever and Ashby from the board's public interface, other pages from the schema.org `JobPosting` that they contain. */
            url?: string;
        };
        LookedUpRole: {
            id: string;
            slug: string;
            title: string;
            /** @description National median pay in the last completed quarter, in whole USD per year, on which `calculate` is based. To trace it, get its `data_point_id` from `range` without a city. */
            national_median: number;
            /** @description Relevance of the match; present only with `q`. */
            score?: number;
        };
        MailEvent: {
            /** @description Id of an event. */
            id: string;
            /** @constant */
            event: "mail.received";
            /** @description ISO 8601 instant in UTC. */
            createdAt: string;
            data: components["schemas"]["MailEventData"];
        };
        MailEventData: {
            /** @description Id of a mail. */
            id: string;
            /** @description ISO 8601 instant in UTC. */
            receivedAt: string;
            /** @description The address that the mail claims to be from. */
            from: string | null;
            fromName: string | null;
            subject: string;
            checks: components["schemas"]["SenderChecks"];
            /** @description The applicant system whose domain the sender has; null for any other sender. */
            system: string | null;
            /** @description What the mail says: an application was `received`, an `assessment` or `interview` is asked for, an `offer`, a `rejection`; `confirmation` asks whether mail may be forwarded to this address; `other` is about none of these. */
            kind: components["schemas"]["MailKind"];
            /** @description The sentence from which the kind follows. */
            evidence: string | null;
            company: string | null;
            title: string | null;
            invitation: components["schemas"]["MailInvitation"] | null;
            /** @description The code of a `confirmation`. */
            code: string | null;
            /** @description The link of a `confirmation`, only if it leads to the mail service that asks. */
            link: string | null;
            /** @description The job that it belongs to; null if that is open. */
            jobId: string | null;
            /** @description Whether it is not certain which job it is about: send the right one's id, or `addJob`, to `applyMail`. */
            needsJob: boolean;
            /** @description `suggested` waits for a decision, `applied` has changed the board, `dismissed` was set aside, `noted` changes nothing. */
            state: components["schemas"]["MailState"];
            /** @description What `applyMail` would change as the job is now; null if nothing. */
            suggestion: components["schemas"]["MailSuggestion"] | null;
            /** @description Whether it was applied without being asked. */
            isAutomatic: boolean;
            /** @description ISO 8601 instant in UTC. */
            decidedAt: string | null;
            /** @description Time of the event; `timestamp` is the time of this delivery attempt. */
            eventAt: string;
        };
        MailInvitation: {
            /** @description `cancel` takes an earlier invitation back. */
            method: components["schemas"]["MailInvitationMethod"];
            /** @description Null if the invitation gives a day only, or a time in a zone that it does not define. */
            startsAt: string | null;
            /** @description ISO 8601 instant in UTC. */
            endsAt: string | null;
            /** @description The time zone as the invitation names it. */
            timeZone: string | null;
            summary: string | null;
            location: string | null;
        };
        /**
         * @description `cancel` takes an earlier invitation back.
         * @enum {string}
         */
        MailInvitationMethod: "request" | "cancel";
        /**
         * @description What the mail says: an application was `received`, an `assessment` or `interview` is asked for, an `offer`, a `rejection`; `confirmation` asks whether mail may be forwarded to this address; `other` is about none of these.
         * @enum {string}
         */
        MailKind: "received" | "assessment" | "interview" | "offer" | "rejection" | "confirmation" | "other";
        MailReceivedEvent: {
            /** @constant */
            event: "mail.received";
            /** @description Time of this delivery attempt; also in the header `X-Service-Timestamp`. */
            timestamp: string;
            data: components["schemas"]["MailEventData"];
        };
        /** @enum {string} */
        MailState: "suggested" | "applied" | "dismissed" | "noted";
        MailSuggestion: {
            /** @description The new status of the job; null if it stays. */
            status: components["schemas"]["JobStatus"] | null;
            /** @description The rounds of interviews that the job would have; null if they stay. */
            rounds: components["schemas"]["InterviewRound"][] | null;
            /** @description Whether the job would be added, since the account has none like it. */
            addsJob: boolean;
        };
        MetropolitanArea: {
            code: string;
            title: string;
        };
        MissingLocalTax: {
            tax: string;
            law: string;
            /** @description The rate on all pay, as a fraction, above which the offer would rank below `falls_below`. Null for the last offer, which the tax could not move, if no rate would change the rank, and where the ranking is undecided. */
            break_even_rate: number | null;
            /** @description Label of the offer of the next rank. */
            falls_below: string | null;
        };
        MoodCheckin: {
            id: string;
            /** @constant */
            action: "mood_checkin";
            /** @description Mood from 1 (low) to 5 (high). */
            mood: number;
            /** @description Reason for the mood. */
            note: string | null;
            /** @description ISO 8601 instant in UTC. */
            createdAt: string;
        };
        NegotiateOfferRequest: {
            /** @description Slug of a role in the catalog, or an alias of one (`rn`). */
            role: string;
            /** @description Slug of a U.S. city in the catalog, with or without the state (`san-francisco`, `aurora-il`), or an alias of one (`nyc`). A smaller place (`brandon-fl`) or a ZIP code has the figure of the largest city in its metropolitan area, and `remote` that of the nation; `assumptions` says so. */
            city?: string;
            /** @description What the national figure is multiplied by for a city: `local` is what people in this occupation earn there over what they earn in the nation; `price_parity` is the price level there. Without a city it changes nothing. Default: "local". */
            basis?: components["schemas"]["Basis"];
            /** @description Experience level, by years of experience: entry 0-2, mid 3-5, senior 6-9, staff 10 or more. Default: "mid". */
            exp?: components["schemas"]["ExperienceLevel"];
            current_offer: components["schemas"]["CurrentOffer"];
            /** @description Your other offers in the same place. One counts if it pays more a year: base, bonus, equity and a quarter of the signing bonus. */
            competing_offers?: components["schemas"]["CompetingOffer"][];
            /** @description What matters to you, most important first. */
            priorities?: components["schemas"]["NegotiationPriority"][];
            /** @description Default: "warm". */
            tone?: components["schemas"]["NegotiationTone"];
        };
        Negotiation: {
            role: components["schemas"]["RoleReference"];
            city: components["schemas"]["CityReference"] | null;
            /** @description Experience level, by years of experience: entry 0-2, mid 3-5, senior 6-9, staff 10 or more. */
            experience: components["schemas"]["ExperienceLevel"];
            estimate: components["schemas"]["SalaryEstimate"];
            leverage: components["schemas"]["NegotiationPosition"];
            counter_offer: components["schemas"]["NegotiationCounterOffer"];
            talking_points: string[];
            email_script: components["schemas"]["NegotiationEmailScript"];
            phone_script: string[];
            /** @description Every number in the texts, with its source. */
            figures: components["schemas"]["NegotiationFigure"][];
            citation: string;
            assumptions: string[];
            page_url: string;
        };
        NegotiationCounterOffer: {
            /** @description Base pay to ask for, in USD per year: at most the 90th percentile of what everyone in the occupation earns there, at most a quarter more than the offered base (or where the middle half of pay begins, if that is more), and at most a tenth more than what is typical or, if that is more, than the offered base. For jobs with tips it is at most a tenth more than the offered base. It is never less than the offered base, a better competing offer's or the legal minimum. */
            base: number;
            /** @description Lowest base pay to accept, in USD per year: `estimate.low` (at a level, no more than what everyone in the job there typically makes), or the best of your offers if the offered base is not below `estimate.low`, as in `evaluate`, or if the job has tips or the offer is above what three in four people were published to earn. Never more than the counter-offer. */
            low: number;
            /** @description Highest base pay that the figures support, in USD per year. */
            high: number;
            rationale: string;
        };
        NegotiationEmailScript: {
            subject: string;
            body: string;
        };
        NegotiationFigure: {
            name: string;
            value: number;
            unit: components["schemas"]["NegotiationFigureUnit"];
            /** @description Whether the value is from the estimate, from the request (`caller`), or computed from these as described in `derivation`. */
            source: components["schemas"]["NegotiationFigureSource"];
            data_point_id: string | null;
            derivation: string | null;
        };
        /**
         * @description Whether the value is from the estimate, from the request (`caller`), or computed from these as described in `derivation`.
         * @enum {string}
         */
        NegotiationFigureSource: "estimate" | "caller" | "derived";
        /** @enum {string} */
        NegotiationFigureUnit: "usd" | "percent";
        /** @description Distance from the estimate to higher published pay. Not a forecast of an offer. */
        NegotiationLeverage: {
            /** @description 75th percentile of the estimate, at most the 90th percentile of what everyone in the occupation earns there, minus the estimate's median, in USD per year; 0 if the median is above that. */
            to_upper_quartile: number;
            /** @description The same difference in percent of the median. */
            to_upper_quartile_pct: number;
            /** @description Median in `observed` minus that of the estimate, in USD per year; null without a published median. */
            to_published_median: number | null;
        };
        /** @enum {string} */
        NegotiationLeverageLevel: "strong" | "moderate" | "limited";
        /**
         * @description Position of the offered base pay: `below` the median, `within` the range from the median to `high`, or `above` it.
         * @enum {string}
         */
        NegotiationLeveragePosition: "below" | "within" | "above";
        NegotiationPosition: {
            level: components["schemas"]["NegotiationLeverageLevel"];
            /** @description Position of the offered base pay: `below` the median, `within` the range from the median to `high`, or `above` it. */
            position: components["schemas"]["NegotiationLeveragePosition"];
            /** @description Offered base pay minus the median, in USD per year. */
            base_vs_median: number;
            base_vs_median_pct: number;
            /** @description Annual amount in whole U.S. dollars. */
            best_competing_base: number | null;
            reasons: string[];
        };
        /** @enum {string} */
        NegotiationPriority: "base" | "equity" | "bonus" | "signing" | "remote" | "time_off";
        /** @enum {string} */
        NegotiationTone: "warm" | "direct";
        NewInterviewRound: {
            /** @description Kind of interview. */
            kind: components["schemas"]["RoundKind"];
            /** @description When the round takes or took place; null if that is not settled. */
            at?: string | null;
            /** @description Who interviews, in words. */
            with?: string | null;
            /** @description What came of the round; `pending` until that is known. Default: "pending". */
            outcome?: components["schemas"]["RoundOutcome"];
        };
        /** @description There are no records; `reason` says why. */
        NoData: {
            /** @constant */
            status: "no_data";
            reason: string;
            records: null[];
        };
        /** @description Published wage of the role's occupation, unadjusted. */
        ObservedWage: {
            source: string;
            survey: string;
            reference_period: string;
            occupation_code: string;
            occupation_title: string;
            area_code: string;
            area_title: string;
            area_type: components["schemas"]["AreaType"];
            employment: number | null;
            /** @description Annual amount in whole U.S. dollars. */
            p10: number | null;
            /** @description Annual amount in whole U.S. dollars. */
            p25: number | null;
            /** @description Annual amount in whole U.S. dollars. */
            median: number | null;
            /** @description Annual amount in whole U.S. dollars. */
            p75: number | null;
            /** @description Annual amount in whole U.S. dollars. */
            p90: number | null;
            /** @description Published for the nation only. */
            mean: number | null;
            /** @description Relative standard error of the mean, in percent; published for the nation only. */
            relative_standard_error: number | null;
            /** @description Marks of suppressed or top-coded cells, as published. */
            flags: string[];
            /** @description Whether the wage is for the requested area, for its state, or for the nation. */
            match: components["schemas"]["AreaMatch"];
            url: string;
        };
        Offer: {
            /** @description Name of the offer in the response. */
            label: string;
            /** @description Base pay in USD for what `period` says; for a year in whole dollars. */
            base: number;
            /** @description Whether `base` is for a year or an hour. An hour counts 2,080 times a year and is worth at most 5000 USD; a year is worth at least 200. The other amounts are for a year in any case. Default: "annual". */
            period?: components["schemas"]["PayPeriod"];
            /** @description Expected bonus in USD per year. Default: 0. */
            bonus?: number;
            /** @description Signing bonus in USD, paid once in the first year. Default: 0. */
            signing?: number;
            equity?: components["schemas"]["EquityGrant"];
            /** @description Slug of a U.S. city in the catalog, with or without the state (`san-francisco`, `aurora-il`), or an alias of one (`nyc`). A smaller place (`brandon-fl`) or a ZIP code has the figure of the largest city in its metropolitan area, and `remote` that of the nation; `assumptions` says so. */
            city: string;
            /** @description Slug of a role in the catalog, or an alias of one (`rn`). */
            role?: string;
        };
        OfferComparison: {
            filing_status: components["schemas"]["FilingStatus"];
            years: number;
            tax_year: number;
            /** @description The answer in a sentence: which offer is worth more, that it is a tie, or what has to be known before anybody can say, which is the first question of `undecided`. */
            headline: string;
            /** @description Where the difference between the two best offers comes from, or where it went. */
            explanation: string;
            /** @description Labels of the offers that tie for the first place, because their annual values are within 2% of the best one's; empty if one is ahead. */
            tied: string[];
            /** @description What could turn the ranking and is not known: the words of an offer (its label, its role) say that it is a contract, a 1099, part-time, per diem, a travel assignment, for some weeks or the like, or one offer is paid by the hour and another by the year. The amounts count every offer as an employee's full-time pay for a whole year. Where it is not empty, `headline` asks, `tied` is empty, and the order of `ranking` says nothing. Empty otherwise. */
            undecided: components["schemas"]["OfferComparisonUndecided"][];
            /** @description What could decide besides the value, and so break a tie. */
            considerations: components["schemas"]["OfferComparisonConsideration"][];
            /** @description Best offer first, by average annual value after tax, adjusted for cost of living. Says which is worth more only if `undecided` is empty. */
            ranking: components["schemas"]["RankedOffer"][];
            /** @description In the order of the request. */
            offers: components["schemas"]["ComparedOffer"][];
            insights: string[];
            citation: string;
            assumptions: string[];
            page_url: string;
        };
        OfferComparisonConsideration: {
            /** @description `risk`: pay that is not promised; `room`: what the base is compared with typical pay; `first_year`: what is paid once; `uncounted`: what no amount here includes. */
            kind: components["schemas"]["OfferComparisonConsiderationKind"];
            text: string;
        };
        /**
         * @description `risk`: pay that is not promised; `room`: what the base is compared with typical pay; `first_year`: what is paid once; `uncounted`: what no amount here includes.
         * @enum {string}
         */
        OfferComparisonConsiderationKind: "risk" | "room" | "first_year" | "uncounted";
        OfferComparisonUndecided: {
            /** @description What is missing, as the place of the offer in the request and a name. The request does not take these fields yet. */
            field: string;
            question: string;
        };
        OfferReceivedEvent: {
            /** @constant */
            event: "offer.received";
            /** @description Time of this delivery attempt; also in the header `X-Service-Timestamp`. */
            timestamp: string;
            data: components["schemas"]["StatusEventData"];
        };
        OfferYear: {
            /** @description Year of the offer, from 1. */
            year: number;
            /** @description Annual amount in whole U.S. dollars. */
            base: number;
            /** @description Annual amount in whole U.S. dollars. */
            bonus: number;
            /** @description Annual amount in whole U.S. dollars. */
            signing: number;
            /** @description Value of the equity that vests in the year, in USD. */
            equity: number;
            /** @description Annual amount in whole U.S. dollars. */
            gross: number;
            taxes: components["schemas"]["TaxAmount"][];
            /** @description Annual amount in whole U.S. dollars. */
            total_tax: number;
            /** @description Annual amount in whole U.S. dollars. */
            after_tax: number;
            /** @description Pay after tax divided by the city's cost-of-living multiplier, in USD. */
            adjusted: number;
        };
        /** @description The related occupation in O*NET, which the role stands for. */
        OnetOccupation: {
            code: string;
            title: string;
        };
        /** @description A band of annual pay in USD, 5,000 wide. */
        PayBand: {
            /** @description Inclusive. */
            lower: number;
            /** @description Exclusive; 5,000 more than `lower`. */
            upper: number;
        };
        /** @enum {string} */
        PayPeriod: "annual" | "hourly";
        PayRange: {
            role: components["schemas"]["RoleReference"];
            city: components["schemas"]["CityReference"] | null;
            /** @description Percentiles at mid level in USD per year; null if not published. */
            percentiles: components["schemas"]["Percentiles"];
            /** @description The estimate; its `data_point_id` covers all five percentiles. */
            estimate: components["schemas"]["SalaryEstimate"];
            observed: components["schemas"]["ObservedWage"] | null;
            citation: string;
            assumptions: string[];
            page_url: string;
        };
        PayTrend: {
            year: number;
            quarter: string;
            /** @description Annual amount in whole U.S. dollars. */
            median: number;
            /** @description Change from the previous year in percent; null for the first year, and where only one of the two is raised to the legal minimum wage. */
            change_pct: number | null;
            methodology_version: string;
            data_point_id: string;
            as_of: string;
        };
        PayTrends: {
            role: components["schemas"]["RoleReference"];
            city: components["schemas"]["CityReference"] | null;
            /** @description Only on the Free plan: what the response leaves out. */
            tier_notice?: components["schemas"]["TierNotice"];
            citation: string;
            assumptions: string[];
            page_url: string;
            /** @description The last quarter of each year, at mid level. */
            trends: components["schemas"]["PayTrend"][];
        };
        Percentiles: {
            /** @description Annual amount in whole U.S. dollars. */
            p10: number | null;
            /** @description Annual amount in whole U.S. dollars. */
            p25: number | null;
            /** @description Annual amount in whole U.S. dollars. */
            p50: number;
            /** @description Annual amount in whole U.S. dollars. */
            p75: number | null;
            /** @description Annual amount in whole U.S. dollars. */
            p90: number | null;
        };
        PipelineCounts: {
            /** @description Number of all jobs. */
            total: number;
            /** @description Number of jobs in each status, including 0. */
            byStatus: components["schemas"]["PipelineCountsByStatus"];
            /** @description Applications that led to a screening, an interview or an offer at any time, divided by all applications. Computed from the status history: a job that reached one of these statuses counts as an application, and an acceptance as an offer. 0 if there were no applications. */
            responseRate: number;
            /** @description Average number of days that open jobs have been in their current status; 0 if there are none. */
            avgDaysInStatus: number;
        };
        /** @description Number of jobs in each status, including 0. */
        PipelineCountsByStatus: {
            saved: number;
            applied: number;
            screening: number;
            interviewing: number;
            offer: number;
            accepted: number;
            rejected: number;
            withdrawn: number;
            archived: number;
        };
        PipelineError: {
            /** @description What went wrong, for people. */
            error: string;
            code: components["schemas"]["PipelineErrorCode"];
            /** @description The parameters or body fields that caused the error. */
            details?: components["schemas"]["FieldProblem"][];
        };
        /** @enum {string} */
        PipelineErrorCode: "VALIDATION_ERROR" | "UNAUTHORIZED" | "FORBIDDEN" | "NOT_FOUND" | "METHOD_NOT_ALLOWED" | "REQUEST_TIMEOUT" | "CONFLICT" | "PRECONDITION_FAILED" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "RATE_LIMITED" | "INTERNAL_ERROR" | "UNAVAILABLE";
        PipelineExport: {
            /** @constant */
            version: 1;
            /** @description Id of the export, the same in all of its parts. */
            exportId: string;
            /** @description Number of the part, from 1. */
            part: number;
            /** @description When the export began. Newer records are not included. */
            exportedAt: string;
            jobs: components["schemas"]["ExportedJob"][];
            contacts: components["schemas"]["Contact"][];
            activities: components["schemas"]["Activity"][];
            events: components["schemas"]["CalendarEvent"][];
            moodCheckins: components["schemas"]["MoodCheckin"][];
            /** @description Value for `cursor` to get the next part; null in the last one. */
            nextCursor: string | null;
        };
        PipelineFunnel: {
            /** @description All jobs, stage by stage. */
            stages: components["schemas"]["FunnelStageWithEnds"][];
            /** @description The funnel of each source, the largest first, at most 24. */
            bySource: components["schemas"]["PipelineFunnelBySource"][];
            /** @description The funnel of each role, the largest first, at most 24. */
            byRole: components["schemas"]["PipelineFunnelByRole"][];
            /** @description The funnel of each month, the latest first, at most 24. */
            byMonth: components["schemas"]["PipelineFunnelByMonth"][];
        };
        PipelineFunnelByMonth: {
            /** @description Month (UTC) of the application, or of the first response without one; of being added for jobs that were never applied to. */
            month: string;
            stages: components["schemas"]["FunnelStage"][];
        };
        PipelineFunnelByRole: {
            /** @description Null for jobs without a role. */
            roleSlug: string | null;
            stages: components["schemas"]["FunnelStage"][];
        };
        PipelineFunnelBySource: {
            /** @description Null for jobs without a source. */
            source: string | null;
            stages: components["schemas"]["FunnelStage"][];
        };
        PipelineSummary: {
            summary: components["schemas"]["PipelineCounts"];
            /** @description Jobs that wait for something: applications without activity for 7 days; interviews without activity for 5 days; offers that have been open for 3 days. Longest inactive first, at most 25. */
            needsAttention: components["schemas"]["JobNeedingAttention"][];
            /** @description Jobs that moved to `offer` or `accepted` within the last 30 days, newest first, at most 25. */
            recentWins: components["schemas"]["RecentWin"][];
        };
        PostingCheck: {
            /** @description What matters most about the posting, as one sentence. */
            headline: string;
            /** @description What was read. */
            posting: components["schemas"]["PostingRead"];
            /** @description The posted range or amount, judged as `evaluate` does; null if the posting names no such pay in USD or no role of the catalog, and for work outside of the United States. */
            evaluation: components["schemas"]["Evaluation"] | null;
            /** @description The laws of the posting's place that are known. Empty means that none is known there, or that the place was not understood. */
            law: components["schemas"]["LawAsked"][];
            findings: components["schemas"]["PostingFinding"][];
            /** @description A range for the employer to post; null if no quartiles are known. */
            suggested_range: components["schemas"]["SuggestedRange"] | null;
            /** @description A sentence to paste into the posting, with its own range if that is complete and not too wide, else with the suggested one. What is in brackets is for the employer to fill in. */
            disclosure: string | null;
            citation: string;
            assumptions: string[];
        };
        PostingFinding: {
            code: components["schemas"]["PostingFindingCode"];
            /** @description The finding as a sentence for people. */
            text: string;
            source: components["schemas"]["PostingFindingSource"];
        };
        /** @enum {string} */
        PostingFindingCode: "no_pay" | "pay_unread" | "per_piece" | "contractor_rate" | "up_to" | "open_end" | "wide_range" | "period_asked" | "period_assumed" | "not_usd" | "total_pay" | "variable_pay" | "several_ranges" | "below_minimum" | "against_estimate" | "published_wage" | "wage_level" | "filed_pay" | "benefits_not_named" | "title_unknown" | "nation_compared" | "place_unread" | "outside_us" | "tips_not_judged";
        PostingFindingSource: {
            name: string;
            url: string | null;
        };
        PostingRead: {
            title: string;
            company: string | null;
            location: string | null;
            url: string | null;
            /** @description The role of the catalog that the title names; null if it names none. */
            role: components["schemas"]["PostingReadRole"] | null;
            /** @description The level with which its pay is compared. */
            experience: components["schemas"]["ExperienceLevel"];
            /** @description Which ends of its base pay the posting names: both (`range`), one amount (`single`), only the top (`up_to`), only the bottom (`open_end`), or none. */
            shape: components["schemas"]["PostingReadShape"];
            min: number | null;
            max: number | null;
            /** @description What `min` and `max` are for: a year or an hour. Pay for a day, a week or a month is converted to a year. Null if it is not clear, or if the pay is for a piece of work (`per`), and then the amounts are as posted. */
            period: components["schemas"]["PayPeriod"] | null;
            /** @description What the posting says that the pay is for: `hour`, `day`, `week`, `two weeks`, `half month`, `month` or `year`, or a piece of work, such as `shift`, `visit` or `mile`, for which it is neither converted nor compared. Null if it does not say. */
            per: string | null;
            currency: string;
            /** @description The pay in the posting's own words; null for typed amounts. */
            words: string | null;
            /** @description Pay that it names besides the base and that is not guaranteed or is paid once: bonus, commission, signing bonus, on-target earnings. */
            variable: string[];
            /** @description Other base pay that it names, for example for other places or as a contractor. */
            other_ranges: string[];
            /** @description Amounts of money, in the posting's own words, that could be pay, a benefit or the size of something: the text does not say which. Where `shape` is `none` and this is not empty, the pay may be among them. */
            unread: string[];
            /** @description Whether its text says what the benefits are, which “great benefits” does not. Null if there is no text, or if it seems to describe them in words that were not read. */
            benefits_named: boolean | null;
        };
        PostingReadRole: {
            slug: string;
            title: string;
        };
        /**
         * @description Which ends of its base pay the posting names: both (`range`), one amount (`single`), only the top (`up_to`), only the bottom (`open_end`), or none.
         * @enum {string}
         */
        PostingReadShape: "range" | "single" | "up_to" | "open_end" | "none";
        /** @enum {string} */
        PostingSource: "greenhouse" | "lever" | "ashby" | "page" | "pasted";
        Projection: {
            /** @description 25th percentile; null only if the latest release does not publish it for the occupation. */
            low: number | null;
            /** @description Annual amount in whole U.S. dollars. */
            median: number;
            /** @description 75th percentile; null only if the latest release does not publish it for the occupation. */
            high: number | null;
            /** @constant */
            currency: "USD";
            /** @constant */
            period: "annual";
            /** @description How many numbers the estimate rests on: the observed salaries of this title (or, if there are none, the wages in filings for its occupation) and the published survey wages. */
            sample_size: number;
            confidence_level: number;
            /** @description Lower end of the current estimate's interval, relative to its median and widened by 1.04 for each year, around the projected median. It does not include what growth may do. */
            confidence_lower: number;
            /** @description Upper end of the same interval. */
            confidence_upper: number;
            methodology_version: string;
            /** @description Weight of each source; the weights sum to 1. */
            source_breakdown: {
                [key: string]: number;
            };
            /** @description Whether two sources differ by more than 15%. */
            disagreement_flag: boolean;
            /** @description The minimum wage that figures of the estimate were raised to; null where none was, and always null for `price_parity`, for quarters before 2026 and for occupations whose pay is published by the year only. */
            floored_by: components["schemas"]["FlooredBy"] | null;
            /** @description Id with which `lineage` returns the sources and calculation of the figure. */
            data_point_id: string;
            as_of: string;
            year: number;
            /** @description Lower end of a range that also includes what growth may do: in quadrature, 1.96 standard deviations of 3% of the median for each year after 2026. */
            outlook_lower: number;
            /** @description Upper end of the same range. */
            outlook_upper: number;
        };
        Projections: {
            role: components["schemas"]["RoleReference"];
            city: components["schemas"]["CityReference"] | null;
            observed: components["schemas"]["ObservedWage"] | null;
            /** @description Annual growth as a fraction; 0.07 is 7%. */
            annual_growth_rate: number;
            annual_growth_pct: number;
            /** @description Projections at mid level; the first is the current estimate. */
            projections: components["schemas"]["Projection"][];
            summary: components["schemas"]["ProjectionsSummary"];
            methodology_note: string;
            citation: string;
            assumptions: string[];
            page_url: string;
        };
        ProjectionsSummary: {
            start_year: number;
            end_year: number;
            /** @description Annual amount in whole U.S. dollars. */
            start_median: number;
            /** @description Annual amount in whole U.S. dollars. */
            end_median: number;
            total_growth_pct: number;
        };
        QuarterEstimate: {
            /** @description 25th percentile; null only if the latest release does not publish it for the occupation. */
            low: number | null;
            /** @description Annual amount in whole U.S. dollars. */
            median: number;
            /** @description 75th percentile; null only if the latest release does not publish it for the occupation. */
            high: number | null;
            /** @constant */
            currency: "USD";
            /** @constant */
            period: "annual";
            /** @description How many numbers the estimate rests on: the observed salaries of this title (or, if there are none, the wages in filings for its occupation) and the published survey wages. */
            sample_size: number;
            confidence_level: number;
            /** @description Annual amount in whole U.S. dollars. */
            confidence_lower: number;
            /** @description Annual amount in whole U.S. dollars. */
            confidence_upper: number;
            methodology_version: string;
            /** @description Weight of each source; the weights sum to 1. */
            source_breakdown: {
                [key: string]: number;
            };
            /** @description Whether two sources differ by more than 15%. */
            disagreement_flag: boolean;
            /** @description The minimum wage that figures of the estimate were raised to; null where none was, and always null for `price_parity`, for quarters before 2026 and for occupations whose pay is published by the year only. */
            floored_by: components["schemas"]["FlooredBy"] | null;
            /** @description Id with which `lineage` returns the sources and calculation of the figure. */
            data_point_id: string;
            as_of: string;
            quarter: string;
        };
        QueuedDeliveries: {
            /** @description Id of a webhook. */
            webhookId: string;
            /** @description Number of deliveries that are sent again. */
            queued: number;
            /** @description Number of further ones, which the same request sends next: one request resends at most 500. */
            remaining: number;
        };
        QueuedDelivery: {
            /** @description Id of a delivery. */
            deliveryId: string;
            event: components["schemas"]["EventName"];
            /** @constant */
            status: "queued";
        };
        RankedOffer: {
            rank: number;
            label: string;
            /** @description Annual amount in whole U.S. dollars. */
            annual_value: number;
        };
        RateLimitState: {
            limit: number;
            remaining: number;
            /** @description When more requests become available. */
            resetAt: string;
        };
        RecentWin: {
            type: components["schemas"]["WinType"];
            company: string;
            role: string;
            date: string;
        };
        RedeliverUndeliveredRequest: {
            /** @description Only deliveries that were created at this instant or later. */
            since: string;
        };
        RegisterWebhookRequest: {
            /** @description URL that receives the events: HTTPS, port 443 or 8443, with a host that has only public addresses. Checked at registration and before each attempt. */
            url: string;
            /** @description Events to subscribe to; `*` means all. */
            events: components["schemas"]["EventSubscription"][];
            /** @description What the webhook is for, in your words. */
            description?: string | null;
            /** @description `full` (the default): `data` is the record as the API returns it. `thin`: `data` is `{id}` alone, so that no detail of the job search leaves the service; the event is in `GET /api/mcp/events`. The payloads in this document are those of `full`. */
            content?: components["schemas"]["DeliveredContent"];
            /** @description Secret for signing deliveries. If omitted, one is generated and returned only once; with `null`, deliveries are not signed. */
            secret?: string | null;
        };
        RegisteredWebhook: {
            /** @description Id of a webhook. */
            id: string;
            url: string;
            description: string | null;
            events: components["schemas"]["EventSubscription"][];
            /** @description Whether `data` of a delivery is the whole record or `{id}` alone. */
            content: components["schemas"]["DeliveredContent"];
            /** @description Whether deliveries are signed. */
            hasSecret: boolean;
            status: components["schemas"]["WebhookStatus"];
            /** @description `gone`: the receiver responded with 410. `failing`: five days of failures without a success, or more than 10,000 deliveries that wait for it. `requested`: disabled by its owner. Null while active. */
            disabledReason: components["schemas"]["WebhookDisabledReason"] | null;
            /** @description Number of failed attempts since the last success. */
            consecutiveFailures: number;
            /** @description Latest attempt of any delivery; null if there is none. */
            lastDelivery: components["schemas"]["WebhookLastDelivery"] | null;
            /** @description ISO 8601 instant in UTC. */
            createdAt: string;
            /** @description The generated secret, returned only once. Null if the request contained a secret or `null`. */
            secret: string | null;
        };
        ReminderDueEvent: {
            /** @constant */
            event: "reminder.due";
            /** @description Time of this delivery attempt; also in the header `X-Service-Timestamp`. */
            timestamp: string;
            data: components["schemas"]["ReminderEventData"];
        };
        ReminderEvent: {
            /** @description Id of an event. */
            id: string;
            /** @constant */
            event: "reminder.due";
            /** @description ISO 8601 instant in UTC. */
            createdAt: string;
            data: components["schemas"]["ReminderEventData"];
        };
        ReminderEventData: {
            /** @description Id of a calendar event. */
            id: string;
            /** @description Type of event. */
            type: components["schemas"]["CalendarEventType"];
            title: string;
            /** @description ISO 8601 instant in UTC. */
            startsAt: string;
            /** @description ISO 8601 instant in UTC. */
            endsAt: string | null;
            timeZone: string;
            location: string | null;
            notes: string | null;
            /** @description Id of a job. */
            jobId: string | null;
            /** @description Id of a contact. */
            contactId: string | null;
            /** @description Position of the round in the `rounds` of its job, from 0, if the event is one: it is changed with the job. Otherwise null. */
            round: number | null;
            /** @description ISO 8601 instant in UTC. */
            createdAt: string;
            /** @description Time of the last change; at first that of creation. */
            updatedAt: string;
            /** @description Time of the event; `timestamp` is the time of this delivery attempt. */
            eventAt: string;
        };
        RequestDetails: {
            /** @description Id of the request; also in the header `x-request-id`. */
            id: string;
            /** @description Path of the request. */
            endpoint: string;
            duration_ms: number;
            tier: components["schemas"]["Tier"];
            /** @description Scopes of the key; empty without a key. */
            scopes: components["schemas"]["Scope"][];
        };
        RetryAfterHint: {
            after_seconds: number;
        };
        /**
         * @description What to do about it; `retry_hint` has the details.
         * @enum {string}
         */
        RetryStrategy: "retry_with_clarification" | "use_alternative_tool" | "retry_after_seconds";
        Role: {
            id: string;
            slug: string;
            title: string;
            /** @description National median pay in the last completed quarter, in whole USD per year, on which `calculate` is based. To trace it, get its `data_point_id` from `range` without a city. */
            national_median: number;
            /** @description 2018 SOC code of the role's occupation. */
            bls_soc_code: string | null;
        };
        RoleComparison: {
            primary: components["schemas"]["ComparedSide"];
            secondary: components["schemas"]["ComparedSide"];
            city: components["schemas"]["CityReference"] | null;
            /** @description `delta` of the basis that was requested. */
            delta: components["schemas"]["RoleDifference"];
            /** @description The comparison in the basis `local`: what each role's occupation earns in the city; without one, in the nation. */
            local: components["schemas"]["ComparisonInBasis"];
            /** @description The comparison in the basis `price_parity`: national pay times the price level of the city, the same for both roles; without a city, the same as `local`. */
            price_parity: components["schemas"]["ComparisonInBasis"];
            citation: string;
            assumptions: string[];
            page_url: string;
            /** @constant */
            mode: "roles";
        };
        RoleDifference: {
            higher_paid: components["schemas"]["RoleDifferenceHigherPaid"];
            /** @description First median minus the second, in USD per year. */
            median_delta: number;
            /** @description The same difference in percent of the second median. */
            median_pct: number;
            total_comp_delta: number;
            total_comp_pct: number;
        };
        /** @enum {string} */
        RoleDifferenceHigherPaid: "roleA" | "roleB" | "tie";
        RoleMatch: {
            id: string;
            slug: string;
            title: string;
            /** @description National median pay in the last completed quarter, in whole USD per year, on which `calculate` is based. To trace it, get its `data_point_id` from `range` without a city. */
            national_median: number;
            /** @description Relevance: 1 if `q` is the slug, 0.99 if it names the role in other words, 0.8 or more if the title begins with it, 0.4 or more if every word is contained, less than 0.4 for abbreviations and misspellings. */
            score: number;
        };
        /** @enum {string} */
        RoleMatchSortField: "score" | "title" | "national_median";
        RoleReference: {
            id: string;
            slug: string;
            title: string;
        };
        RoleSkill: {
            id: string;
            skill: string;
            slug: string;
            /** @description Pay difference of users compared with non-users, with the other variables held constant, as a fraction; 0.05 is 5%. */
            premium: number;
            premium_pct: number;
            category: string;
            /** @description Heteroskedasticity-robust standard error of the coefficient of log pay. */
            standard_error: number;
            /** @description Number of respondents who use the technology. */
            sample_size: number;
            /** @description Confidence interval of the premium, as fractions. */
            confidence: components["schemas"]["SkillConfidence"];
            /** @description Annual amount in whole U.S. dollars. */
            base_salary: number;
            /** @description base_salary × (1 + premium), in USD per year. */
            adjusted_salary: number;
            /** @description adjusted_salary minus base_salary, in USD per year; may be negative. */
            increase: number;
            methodology_version: string;
            /** @description Id with which `lineage` returns how the premium and the adjusted salary were computed. */
            data_point_id: string;
        };
        RoleSkills: {
            /** @constant */
            mode: "role";
            role: components["schemas"]["RoleReference"];
            city: components["schemas"]["CityReference"] | null;
            /** @description Median of the estimate at mid level, in USD per year. */
            base_salary: number;
            estimate: components["schemas"]["SalaryEstimate"];
            observed: components["schemas"]["ObservedWage"] | null;
            count: number;
            /** @description Highest premium first. */
            skills: components["schemas"]["RoleSkill"][];
            /** @description At most ten technologies of the role's occupation, also outside technology: first those that employers ask for most. They have no premium. */
            tools: string[];
            methodology_note: string;
            citation: string;
            assumptions: string[];
            page_url: string;
        };
        /** @enum {string} */
        RoleSortField: "title" | "slug" | "national_median";
        /** @description Classification of the role in SOC 2018 and O*NET. */
        RoleTaxonomy: {
            soc: components["schemas"]["RoleTaxonomySoc"];
            onet: components["schemas"]["RoleTaxonomyOnet"][];
            /** @description Whether the title belongs to technology, data, AI, security, design or product work. */
            specialized: boolean;
            sources: string[];
        };
        RoleTaxonomyOnet: {
            code: string;
            title: string;
            /** @description O*NET job zone: preparation needed, 1 (little) to 5 (extensive); null if O*NET has none. */
            job_zone: number | null;
        };
        RoleTaxonomySoc: {
            major: components["schemas"]["SocGroup"] | null;
            minor: components["schemas"]["SocGroup"] | null;
            broad: components["schemas"]["SocGroup"] | null;
            detailed: components["schemas"]["SocGroup"];
        };
        RotateWebhookSecretRequest: {
            /** @description The new secret; generated if omitted. */
            secret?: string;
        };
        RotatedSecret: {
            /** @description Id of a webhook. */
            id: string;
            /** @description The new secret, returned only once. */
            secret: string;
            /** @description Until this time, `webhook-signature` also contains a signature with the previous secret. Null if there was none. */
            previousSecretUntil: string | null;
        };
        /**
         * @description Kind of interview.
         * @enum {string}
         */
        RoundKind: "recruiter_screen" | "hiring_manager" | "technical" | "take_home" | "onsite" | "panel" | "final" | "other";
        /**
         * @description What came of the round; `pending` until that is known.
         * @enum {string}
         */
        RoundOutcome: "pending" | "passed" | "failed" | "cancelled";
        /** @description Estimated annual pay in USD of the job's role in its city, or nationwide if the job has no city, with the same figures as `calculate`. The experience level is taken from the title (junior, senior, staff, II, …) and is otherwise mid level. */
        SalaryBenchmark: {
            /** @description 25th percentile in USD per year; null if it is not published. */
            low: number | null;
            /** @description Annual amount in whole U.S. dollars. */
            median: number;
            /** @description 75th percentile in USD per year; null if it is not published. */
            high: number | null;
            /** @description Id with which `lineage` of the Salary Data API returns how the figures were computed. */
            dataPointId: string;
            /** @description Position of the midpoint of the job's salary range, or of the bound that is known, as `evaluate` judges it: below `low`, above `high` or within, each with a probability of at least 0.8, else `cannot_tell`. Null if the job has no salary in USD, or one of less than 200 a year. */
            verdict: components["schemas"]["Verdict"] | null;
        };
        SalaryErrorDetails: {
            type: components["schemas"]["ErrorType"];
            code: components["schemas"]["ErrorCode"];
            /** @description The parameter or body field that caused the error. */
            param?: string;
            /** @description What went wrong, for people. */
            message: string;
            /** @description Page that explains the code. */
            doc_url: string;
            /** @description Id of the request; also in the header `x-request-id`. */
            request_id: string;
            /** @description What to do about it; `retry_hint` has the details. */
            retry_strategy: components["schemas"]["RetryStrategy"];
            retry_hint: components["schemas"]["ClarificationHint"] | components["schemas"]["AlternativeHint"] | components["schemas"]["RetryAfterHint"];
            /** @description Calls or values to try next. */
            follow_up_suggestions?: string[];
        };
        SalaryEstimate: {
            /** @description 25th percentile; null only if the latest release does not publish it for the occupation. */
            low: number | null;
            /** @description Annual amount in whole U.S. dollars. */
            median: number;
            /** @description 75th percentile; null only if the latest release does not publish it for the occupation. */
            high: number | null;
            /** @constant */
            currency: "USD";
            /** @constant */
            period: "annual";
            /** @description How many numbers the estimate rests on: the observed salaries of this title (or, if there are none, the wages in filings for its occupation) and the published survey wages. */
            sample_size: number;
            confidence_level: number;
            /** @description Annual amount in whole U.S. dollars. */
            confidence_lower: number;
            /** @description Annual amount in whole U.S. dollars. */
            confidence_upper: number;
            methodology_version: string;
            /** @description Weight of each source; the weights sum to 1. */
            source_breakdown: {
                [key: string]: number;
            };
            /** @description Whether two sources differ by more than 15%. */
            disagreement_flag: boolean;
            /** @description The minimum wage that figures of the estimate were raised to; null where none was, and always null for `price_parity`, for quarters before 2026 and for occupations whose pay is published by the year only. */
            floored_by: components["schemas"]["FlooredBy"] | null;
            /** @description Id with which `lineage` returns the sources and calculation of the figure. */
            data_point_id: string;
            as_of: string;
        };
        SalaryHistory: {
            role: components["schemas"]["RoleReference"];
            city: components["schemas"]["CityReference"] | null;
            /** @description Estimates at mid level, oldest quarter first. */
            snapshots: components["schemas"]["QuarterEstimate"][];
            /** @description Change over the snapshots in this response; null with fewer than two, and where only one of the first and the last is raised to the legal minimum wage. In the basis `local` every quarter has the local factor of the latest release (May 2025), so with a city this is the change of the nation's wages. */
            change: components["schemas"]["SalaryHistoryChange"] | null;
            /** @description Only on the Free plan: what the response leaves out. */
            tier_notice?: components["schemas"]["TierNotice"];
            citation: string;
            assumptions: string[];
            page_url: string;
        };
        SalaryHistoryChange: {
            /** @description Last median minus the first, in USD per year. */
            median_delta: number;
            /** @description The same difference in percent of the first median. */
            median_pct: number;
        };
        SalaryLookup: {
            role: components["schemas"]["RoleReference"];
            city: components["schemas"]["CityReference"] | null;
            experience: components["schemas"]["ExperienceAt"];
            /** @description The same estimate in each basis, whichever is requested; empty for the nation. */
            city_factors: components["schemas"]["CityFactor"][];
            estimate: components["schemas"]["SalaryEstimate"];
            observed: components["schemas"]["ObservedWage"] | null;
            total_compensation: components["schemas"]["TotalCompensation"];
            citation: string;
            assumptions: string[];
            page_url: string;
        };
        SalaryWidget: {
            role: components["schemas"]["RoleReference"];
            city: components["schemas"]["CityReference"] | null;
            salary: components["schemas"]["SalaryWidgetSalary"];
            experienceBands: components["schemas"]["ExperienceBands"];
            theme: components["schemas"]["Theme"];
            whitelabel: boolean;
            citation: string;
            assumptions: string[];
            /** @description Lineage id of `salary`. */
            dataPointId: string;
            updated: string;
            /** @description Absent with a white-label key. */
            poweredBy?: components["schemas"]["SalaryWidgetPoweredBy"];
        };
        /** @description Absent with a white-label key. */
        SalaryWidgetPoweredBy: {
            name: string;
            url: string;
        };
        SalaryWidgetSalary: {
            /** @description Annual amount in whole U.S. dollars. */
            low: number | null;
            /** @description Annual amount in whole U.S. dollars. */
            median: number;
            /** @description Annual amount in whole U.S. dollars. */
            high: number | null;
            /** @constant */
            currency: "USD";
            /** @constant */
            period: "annual";
        };
        /** @enum {string} */
        Scope: "intelligence:read" | "skills:read" | "compensation:read" | "market:read" | "intelligence:lineage";
        /** @description What the receiving server reports of the sender: `pass`, `fail` or another result; null if it reports none. A mail that was forwarded seldom passes SPF. */
        SenderChecks: {
            spf: string | null;
            dkim: string | null;
            dmarc: string | null;
        };
        SeniorityBand: {
            /** @description Experience level, by years of experience: entry 0-2, mid 3-5, senior 6-9, staff 10 or more. */
            level: components["schemas"]["ExperienceLevel"];
            years: string;
            /** @description The level's multiplier on the fixed experience scale. */
            multiplier: number;
            /** @description What the wage is multiplied by. With `basis=local` each side of the scale is shortened, in logs, so that no level is outside the 10th to 90th percentile around the title's median there; with `basis=price_parity` it is the scale's multiplier. */
            effective_multiplier: number;
            /** @description Annual amount in whole U.S. dollars. */
            low: number | null;
            /** @description Annual amount in whole U.S. dollars. */
            median: number;
            /** @description Annual amount in whole U.S. dollars. */
            high: number | null;
            data_point_id: string;
        };
        /** @description The estimate at every experience level. */
        SeniorityBands: components["schemas"]["SeniorityBand"][];
        /** @description Confidence interval of the premium, as fractions. */
        SkillConfidence: {
            level: number;
            lower: number;
            upper: number;
        };
        SkillPremiums: components["schemas"]["SkillPremiumsFound"] | components["schemas"]["NoData"];
        SkillPremiumsFound: {
            /** @constant */
            status: "ok";
            /** @description Period that the records cover. */
            period: string;
            /** @description What the records do not cover. */
            gaps: string[];
            sources: string[];
            records: components["schemas"]["RoleSkill"][];
        };
        Skills: components["schemas"]["SkillsCatalog"] | components["schemas"]["RoleSkills"];
        SkillsCatalog: {
            /** @constant */
            mode: "catalog";
            count: number;
            /** @description Highest premium first. */
            skills: components["schemas"]["CatalogSkill"][];
            methodology_note: string;
            citation: string;
            assumptions: string[];
        };
        SocGroup: {
            code: string;
            title: string;
        };
        /** @enum {string} */
        SortOrder: "asc" | "desc";
        SourceRow: {
            /** @description Id with which steps refer to this row, as `source:<id>`. */
            id: string;
            source_id: string;
            publisher: string;
            release: string;
            file: string;
            /** @description SHA-256 of the file that was read, in hex. */
            sha256: string;
            url: string;
            /** @description Key of the row in the file. */
            key: string;
            column: string;
            value: number;
            /** @description Period that the value describes: a month, a year, or the publisher's own wording. */
            reference_date: string;
            /** @description Date on which the file was downloaded. */
            fetched_at: string;
        };
        /** @description Figures on skills, hiring, occupations or visa wage levels from a survey or statistic, with their calculation. */
        StatisticLineage: {
            /** @description What the figure is and how it came about, with its numbers, in at most five plain sentences. */
            summary: string;
            data_point_id: string;
            dataset_version: string;
            methodology_version: string;
            /** @description Rules by which the figure is computed, in order. */
            rules: string[];
            citation: string;
            assumptions: string[];
            kind: components["schemas"]["StatisticLineageKind"];
            /** @description A technology, a language, an occupation or an industry. */
            subject: string;
            /** @description Which of the subject's figures, if there are several. */
            detail: string | null;
            /** @description Last day of the period that the figures describe. */
            as_of: string;
            /** @description Every value that was read from a source: published cells, and counts, medians and measures of spread over the rows of a file. */
            sources: components["schemas"]["SourceRow"][];
            /** @description Every other number that was used in the calculation. */
            parameters: components["schemas"]["LineageParameter"][];
            /** @description Formula of each operation that the steps use. */
            operations: {
                [key: string]: string;
            };
            /** @description Calculation steps; each uses only results of earlier ones. */
            steps: components["schemas"]["LineageStep"][];
            /** @description Source row, parameter or step of each figure. */
            figures: {
                [key: string]: string;
            };
            result: {
                [key: string]: number;
            };
        };
        /** @enum {string} */
        StatisticLineageKind: "skill_premium" | "skill_half_life" | "hiring" | "occupation_relation" | "wage_level";
        StatusEvent: {
            /** @description Id of an event. */
            id: string;
            event: components["schemas"]["StatusEventEvent"];
            /** @description ISO 8601 instant in UTC. */
            createdAt: string;
            data: components["schemas"]["StatusEventData"];
        };
        StatusEventData: {
            /** @description Id of a job. */
            id: string;
            /** @description Name of the employer. */
            company: string;
            /** @description Job title. */
            title: string;
            /** @description Same as `title`, under the name that summaries use. */
            role: string;
            url: string | null;
            /** @description Status of the job. Every change from one status to another is allowed. */
            status: components["schemas"]["JobStatus"];
            location: string | null;
            /** @description Amount in units of `currency` for what `salaryPeriod` says, as typed, with at most two decimals. */
            salaryMin: number | null;
            /** @description Amount in units of `currency` for what `salaryPeriod` says, as typed, with at most two decimals. */
            salaryMax: number | null;
            /** @description Whether `salaryMin` and `salaryMax` are for a year or an hour. An hour counts 2,080 times a year where pay is compared, and is worth at most 5,000 USD. Without it, pay is for a year, and an amount below 200 is refused, because it is likely for an hour; send `annual` if it is not. Pay below 200 a year is never compared. */
            salaryPeriod: components["schemas"]["PayPeriod"];
            /** @description ISO 4217 currency code. */
            currency: string;
            notes: string | null;
            source: string | null;
            /** @description Slug of a role in the catalog, or an alias of one (`rn`). */
            roleSlug: string | null;
            /** @description Slug of a U.S. city in the catalog, with or without the state (`san-francisco`, `aurora-il`), or an alias of one (`nyc`). A smaller place (`brandon-fl`) or a ZIP code has the figure of the largest city in its metropolitan area, and `remote` that of the nation; `assumptions` says so. */
            citySlug: string | null;
            contactIds: string[];
            /** @description Rounds of interviews. */
            rounds: components["schemas"]["InterviewRound"][];
            /** @description ISO 8601 instant in UTC. */
            statusChangedAt: string;
            /** @description Time of the first change to `applied`; null if there is none. */
            appliedAt: string | null;
            /** @description ISO 8601 instant in UTC. */
            createdAt: string;
            /** @description ISO 8601 instant in UTC. */
            updatedAt: string;
            /** @description The same as `status`. */
            newStatus: components["schemas"]["JobStatus"];
            /** @description Status of the job before the change. */
            previousStatus: components["schemas"]["JobStatus"];
            /** @description Time of the event; `timestamp` is the time of this delivery attempt. */
            eventAt: string;
        };
        /** @enum {string} */
        StatusEventEvent: "job.status_changed" | "interview.scheduled" | "offer.received";
        StatusMove: {
            /** @description Status of the job. Every change from one status to another is allowed. */
            status: components["schemas"]["JobStatus"];
            /** @description Status before the change; null for the first status. */
            previousStatus: components["schemas"]["JobStatus"] | null;
            /** @description ISO 8601 instant in UTC. */
            changedAt: string;
        };
        Submission: {
            /** @description Slug of a role in the catalog, or an alias of one (`rn`). */
            role: string;
            /** @description Slug of a U.S. city in the catalog, with or without the state (`san-francisco`, `aurora-il`), or an alias of one (`nyc`). A smaller place (`brandon-fl`) or a ZIP code has the figure of the largest city in its metropolitan area, and `remote` that of the nation; `assumptions` says so. */
            city: string;
            /** @description Whole years of professional experience. */
            years_experience: number;
            /** @description Base pay in whole USD per year. */
            base: number;
            /** @description Equity in USD per year. Default: 0. */
            equity?: number;
            /** @description Bonus in USD per year. Default: 0. */
            bonus?: number;
            /** @description One-time signing bonus in USD. Default: 0. */
            signing?: number;
            /** @description Number of workers of the employer. */
            company_size?: components["schemas"]["HeadcountRange"];
            /** @description Type of employment. Default: "full_time". */
            employment_type?: components["schemas"]["EmploymentType"];
        };
        SubmissionReceipt: {
            /** @description Receipt of the submission. It is not stored with the figures, so that they cannot be traced back to it. */
            id: string;
            /** @description `held_for_review`: pay is outside 0.2 to 5 times the estimate and is not included in community figures. */
            status: components["schemas"]["SubmissionReceiptStatus"];
            citation: string;
            assumptions: string[];
        };
        /**
         * @description `held_for_review`: pay is outside 0.2 to 5 times the estimate and is not included in community figures.
         * @enum {string}
         */
        SubmissionReceiptStatus: "accepted" | "held_for_review";
        /** @description A range to post: the middle half of estimated pay, not wider than 1.6 to 1, nor below the legal minimum wage. */
        SuggestedRange: {
            low: number;
            high: number;
            period: components["schemas"]["PayPeriod"];
            confidence_level: number;
            /** @description The lower end of the interval of the typical pay, for the same period. */
            confidence_lower: number;
            confidence_upper: number;
            /** @description The estimate whose quartiles, rounded, the range is. */
            data_point_id: string;
        };
        Suggestion: {
            /** @description Id of the suggestion, stable as long as it applies. */
            id: string;
            type: components["schemas"]["SuggestionType"];
            priority: components["schemas"]["SuggestionPriority"];
            /** @description Id of a job. */
            jobId: string | null;
            company: string | null;
            role: string | null;
            title: string;
            reason: string;
            /** @description Tool of the manifest that carries out the suggestion, and its arguments. */
            action: components["schemas"]["SuggestionAction"];
            /** @description When it is due, if a date was set: the start of the interview, a `deadline` of the offer or a `follow_up` of the application in the calendar. Otherwise null: no date is made up. */
            dueAt: string | null;
            /** @description Since when it applies: since the interview ended, the offer came or the application had been quiet for as long as the rule says. */
            since: string;
        };
        /** @description Tool of the manifest that carries out the suggestion, and its arguments. */
        SuggestionAction: {
            tool: string;
            arguments: {
                [key: string]: string;
            };
        };
        SuggestionList: {
            /** @description Suggestions, by priority and then the longest applicable first; at most 50. */
            suggestions: components["schemas"]["Suggestion"][];
        };
        /** @enum {string} */
        SuggestionPriority: "high" | "medium" | "low";
        /** @enum {string} */
        SuggestionType: "follow_up" | "thank_you" | "prepare" | "negotiate" | "stale" | "webhook_disabled";
        /** @description How pay differs by the answers to a question, in technology jobs of the Stack Overflow Developer Survey; not specific to the role. */
        SurveyAnswers: {
            /** @description The most frequent answer, whose premium is 0. */
            compared_with: string;
            /** @description Highest premium first. */
            answers: components["schemas"]["SurveyAnswersAnswer"][];
        };
        SurveyAnswersAnswer: {
            answer: string;
            /** @description Pay difference from `compared_with`, with the other variables held constant, as a fraction; -0.1 is 10% less. */
            premium: number;
            premium_pct: number;
            /** @description Heteroskedasticity-robust standard error of the coefficient of log pay. */
            standard_error: number;
            /** @description Number of respondents who answered so. */
            sample_size: number;
            /** @description Confidence interval of the premium, as fractions. */
            confidence: components["schemas"]["SkillConfidence"];
            /** @description Id with which `lineage` returns how the figures were computed. */
            data_point_id: string;
        };
        SurveyMedian: {
            /** @description The survey's national median of all workers of the occupation. */
            median: number;
            reference_period: string;
        };
        /**
         * @description Format of the response; without it `Accept` decides (`application/json`, `text/csv`).
         * @enum {string}
         */
        TableFormat: "json" | "csv";
        TaxAmount: {
            name: string;
            jurisdiction: string;
            description: string;
            /** @description Amount to which the rates are applied, in USD. */
            taxable: number;
            amount: number;
        };
        TestEventData: {
            /** @description Id of a webhook. */
            webhookId: string;
            message: string;
            /** @description Time of the event; `timestamp` is the time of this delivery attempt. */
            eventAt: string;
        };
        TestWebhookRequest: {
            /** @description Id of a webhook. */
            webhookId: string;
        };
        /** @enum {string} */
        Theme: "light" | "dark";
        /** @enum {string} */
        Tier: "free" | "pro" | "ultra";
        /** @description Only on the Free plan: what the response leaves out. */
        TierNotice: {
            message: string;
            snapshots_available: number;
            snapshots_returned: number;
            upgrade_url: string;
        };
        /** @enum {string} */
        TokenAccess: "read" | "read_write";
        /** @description Tool annotations as defined by MCP. */
        ToolAnnotations: {
            title?: string;
            readOnlyHint?: boolean;
            destructiveHint?: boolean;
            idempotentHint?: boolean;
            openWorldHint?: boolean;
        };
        /** @description Location of each argument in the HTTP request. */
        ToolArgumentLocations: {
            path: string[];
            query: string[];
            body: string[];
            header: {
                [key: string]: string;
            };
        };
        /** @description JSON Schema of the tool's arguments. */
        ToolInputSchema: {
            /** @constant */
            type: "object";
            properties: {
                [key: string]: components["schemas"]["JsonSchema"];
            };
            required?: string[];
            additionalProperties?: boolean;
        };
        ToolManifest: {
            name: string;
            version: string;
            description: string;
            /** @description MCP endpoint with these tools and a few more. */
            mcp: components["schemas"]["ToolManifestMcp"];
            tools: components["schemas"]["ToolManifestTool"][];
        };
        /** @description MCP endpoint with these tools and a few more. */
        ToolManifestMcp: {
            path: string;
            /** @constant */
            transport: "streamable-http";
            protocolVersions: string[];
            /** @constant */
            credential: "ext_";
        };
        ToolManifestTool: {
            name: string;
            title: string;
            description: string;
            method: string;
            path: string;
            /** @description Prefixes of the credentials that the operation takes over HTTP: `ext_` is a token of the Job Pipeline API, in whose place an access token of OAuth for `/api/mcp` is taken; `intelligence_` is a key of the Salary Data API. Over MCP, tokens are valid for every tool. */
            credentials: components["schemas"]["CredentialPrefix"][];
            /** @description Access that the token needs. */
            access: components["schemas"]["TokenAccess"];
            inputSchema: components["schemas"]["ToolInputSchema"];
            /** @description Location of each argument in the HTTP request. */
            arguments: components["schemas"]["ToolArgumentLocations"];
            /** @description Fields of the request body with fixed values; null if there are none. */
            fixedBody: {
                [key: string]: string;
            } | null;
            annotations: components["schemas"]["ToolAnnotations"];
        };
        TotalCompensation: {
            /** @description Annual amount in whole U.S. dollars. */
            base: number;
            /** @description Annual amount in whole U.S. dollars. */
            equity: number;
            /** @description Annual amount in whole U.S. dollars. */
            bonus: number;
            /** @description Annual amount in whole U.S. dollars. */
            signing: number;
            /** @description Annual amount in whole U.S. dollars. */
            total: number;
            /** @description The parts that are 0 because no public source reports them, not because nothing is paid. */
            unsourced: components["schemas"]["TotalCompensationUnsourced"][];
        };
        /** @enum {string} */
        TotalCompensationUnsourced: "equity" | "bonus" | "signing";
        UnfinishedImport: {
            /** @description The `Idempotency-Key` of its request. Null if it had none: then its body identifies it. */
            idempotencyKey: string | null;
            /** @description ISO 8601 instant in UTC. */
            startedAt: string;
            /** @description Until then the same request resumes it. What it has imported stays. */
            resumableUntil: string;
        };
        UpdateActivityRequest: {
            /** @description Type of activity. */
            type?: components["schemas"]["ActivityType"];
            /** @description Id of a job. */
            jobId?: string | null;
            /** @description Id of a contact. */
            contactId?: string | null;
            /** @description Free text, up to 10,000 characters. */
            notes?: string | null;
            /** @description ISO 8601 instant with an offset. */
            occurredAt?: string;
            /** @description As it is, if at all: it is in the path. */
            id?: string;
            /** @description As it is, if at all: it is set when the record is added, or imported. */
            createdAt?: string;
            /** @description Ignored: only the service sets it. */
            updatedAt?: string | null;
        };
        UpdateCalendarEventRequest: {
            /** @description Type of event. */
            type?: components["schemas"]["CalendarEventType"];
            /** @description Title shown in the calendar. */
            title?: string;
            /** @description ISO 8601 instant with an offset. */
            startsAt?: string;
            /** @description IANA time zone in which the event is displayed. */
            timeZone?: string;
            /** @description ISO 8601 instant with an offset. */
            endsAt?: string | null;
            /** @description Location of the event, or a link to join it. */
            location?: string | null;
            /** @description Free text, up to 10,000 characters. */
            notes?: string | null;
            /** @description Id of a job. */
            jobId?: string | null;
            /** @description Id of a contact. */
            contactId?: string | null;
            /** @description As it is, if at all: it is in the path. */
            id?: string;
            /** @description As it is, if at all: it is set when the record is added, or imported. */
            createdAt?: string;
            /** @description Ignored: only the service sets it. */
            updatedAt?: string | null;
            /** @description Ignored: only the service sets it. */
            round?: number | null;
        };
        UpdateContactRequest: {
            /** @description Name of the person. */
            name?: string;
            /** @description Email address. */
            email?: string | null;
            /** @description Phone number in any format. */
            phone?: string | null;
            /** @description Employer of the person. */
            company?: string | null;
            /** @description Position of the person. */
            title?: string | null;
            /** @description URL of the LinkedIn profile. */
            linkedinUrl?: string | null;
            /** @description Free text, up to 10,000 characters. */
            notes?: string | null;
            /** @description Ids of the linked jobs. */
            jobIds?: string[];
            /** @description As it is, if at all: it is in the path. */
            id?: string;
            /** @description As it is, if at all: it is set when the record is added, or imported. */
            createdAt?: string;
            /** @description Ignored: only the service sets it. */
            updatedAt?: string | null;
            /** @description Ignored: only the service sets it. */
            lastContactedAt?: string | null;
        };
        UpdateInboxSettingsRequest: {
            /** @description Whether the address takes mail. The first `true` makes the address. */
            isOn?: boolean;
            /** @description Whether what is certain changes the board at once: mail of a known applicant system that comes from its domain, means one thing, and names the company and the title (or the requisition number) of one job, or continues a conversation about it. Everything else is suggested in any case. */
            appliesAtOnce?: boolean;
            /** @description Addresses and domains from which mail is taken; empty for all. A sender can claim any address, so the list keeps noise out and proves nothing. */
            senders?: string[];
            /** @description Addresses from which the account's owner writes. What they wrote themselves moves nothing; an address that has forwarded a mail of its own is added. */
            ownAddresses?: string[];
            /**
             * @description Makes a new address. The one before takes no more mail.
             * @constant
             */
            replaceAddress?: true;
        };
        UpdateJobRequest: {
            /** @description Name of the employer. */
            company?: string;
            /** @description Job title. */
            title?: string;
            /** @description URL of the job posting. */
            url?: string | null;
            /** @description Location as written in the posting. */
            location?: string | null;
            /** @description Amount in units of `currency` for what `salaryPeriod` says, as typed, with at most two decimals. */
            salaryMin?: number | null;
            /** @description Amount in units of `currency` for what `salaryPeriod` says, as typed, with at most two decimals. */
            salaryMax?: number | null;
            /** @description Whether `salaryMin` and `salaryMax` are for a year or an hour. An hour counts 2,080 times a year where pay is compared, and is worth at most 5,000 USD. Without it, pay is for a year, and an amount below 200 is refused, because it is likely for an hour; send `annual` if it is not. Pay below 200 a year is never compared. */
            salaryPeriod?: components["schemas"]["PayPeriod"];
            /** @description ISO 4217 currency code. */
            currency?: string;
            /** @description Free text, up to 10,000 characters. */
            notes?: string | null;
            /** @description Where the job was found. */
            source?: string | null;
            /** @description Slug of the role in the salary catalog. If never set, it is matched from the title, and null if there is no unambiguous match. A value that is set must exist in the catalog and is kept when the title changes; set null for no role. */
            roleSlug?: string | null;
            /** @description Slug of the city in the salary catalog. If never set, it is matched from the location, and null for remote work, several places, and places that are not in the catalog. A value that is set must exist in the catalog and is kept when the location changes; set null for no city. */
            citySlug?: string | null;
            /** @description Ids of the linked contacts. */
            contactIds?: string[];
            /** @description Rounds of interviews, in the order of the process. */
            rounds?: components["schemas"]["NewInterviewRound"][];
            /** @description The same as `title`, under the name that summaries use. */
            role?: string;
            /** @description As it is, if at all: it is in the path. */
            id?: string;
            /** @description As it is, if at all: it is set when the record is added, or imported. */
            createdAt?: string;
            /** @description Ignored: only the service sets it. */
            updatedAt?: string | null;
            /** @description As it is, if at all: `updateJobStatus` changes it. */
            status?: string;
            /** @description Ignored: only the service sets it. */
            statusChangedAt?: string | null;
            /** @description Ignored: only the service sets it. */
            appliedAt?: string | null;
            /** @description Ignored: only the service sets it. */
            statusHistory?: {
                [key: string]: unknown;
            }[] | null;
            /** @description Ignored: only the service sets it. */
            posting?: {
                [key: string]: unknown;
            } | null;
            /** @description Ignored: only the service sets it. */
            salaryBenchmark?: {
                [key: string]: unknown;
            } | null;
        };
        UpdateJobStatusRequest: {
            /** @description Status of the job. Every change from one status to another is allowed. */
            status: components["schemas"]["JobStatus"];
        };
        UpdateWebhookRequest: {
            /** @description URL that receives the events: HTTPS, port 443 or 8443, with a host that has only public addresses. Checked at registration and before each attempt. */
            url?: string;
            /** @description Events to subscribe to; `*` means all. */
            events?: components["schemas"]["EventSubscription"][];
            /** @description What the webhook is for, in your words. */
            description?: string | null;
            /** @description `full` (the default): `data` is the record as the API returns it. `thin`: `data` is `{id}` alone, so that no detail of the job search leaves the service; the event is in `GET /api/mcp/events`. The payloads in this document are those of `full`. */
            content?: components["schemas"]["DeliveredContent"];
            /** @description `active` enables a disabled webhook and resets its failure count; `disabled` disables it and cancels pending deliveries. */
            status?: components["schemas"]["WebhookStatus"];
        };
        /**
         * @description Where the midpoint of the offer lies in the estimated distribution: `below` its 25th percentile, `above` its 75th or `within`, each with a probability of at least 0.8; else `cannot_tell`.
         * @enum {string}
         */
        Verdict: "below" | "within" | "above" | "cannot_tell";
        WageLevel: {
            level: components["schemas"]["WageLevelLevel"];
            /** @description USD for an hour; null for occupations whose levels are published for a year, such as teachers. */
            hourly: number | null;
            /** @description USD for a year; the hourly amount times 2,080 where levels are hourly. */
            annual: number;
            /** @description The wage year of the level. The Department replaces levels every July. */
            wage_year: string;
            /** @description Id with which `lineage` returns how the figures were computed. */
            data_point_id: string;
        };
        /** @description The metropolitan area of the city, which the levels are for. */
        WageLevelArea: {
            code: string;
            title: string;
        };
        /** @enum {string} */
        WageLevelLevel: "I" | "II" | "III" | "IV";
        /** @description The occupation of the role, which the levels are for. */
        WageLevelOccupation: {
            code: string;
            title: string;
        };
        WageLevels: components["schemas"]["WageLevelsFound"] | components["schemas"]["NoData"];
        WageLevelsFound: {
            /** @constant */
            status: "ok";
            /** @description Period that the records cover. */
            period: string;
            /** @description What the records do not cover. */
            gaps: string[];
            sources: string[];
            records: components["schemas"]["WageLevel"][];
        };
        WageLevelsOfRole: {
            role: components["schemas"]["RoleReference"];
            city: components["schemas"]["CityReference"];
            /** @description The occupation of the role, which the levels are for. */
            occupation: components["schemas"]["WageLevelOccupation"];
            /** @description The metropolitan area of the city, which the levels are for. */
            area: components["schemas"]["WageLevelArea"];
            /** @description The time that the levels are for; null if there are none. */
            wage_year: components["schemas"]["WageLevelsOfRoleWageYear"] | null;
            /** @description Prevailing wages for work visas, levels I to IV, lowest first; the reason if the Department of Labor publishes none. All four come from one formula, so they do not show what people with more experience earn. */
            levels: components["schemas"]["WageLevels"];
            citation: string;
            assumptions: string[];
            page_url: string;
        };
        WageLevelsOfRoleWageYear: {
            starts: string;
            ends: string;
            /** @description Whether it is over, so that newer levels are in force than these. */
            ended: boolean;
        };
        Webhook: {
            /** @description Id of a webhook. */
            id: string;
            url: string;
            description: string | null;
            events: components["schemas"]["EventSubscription"][];
            /** @description Whether `data` of a delivery is the whole record or `{id}` alone. */
            content: components["schemas"]["DeliveredContent"];
            /** @description Whether deliveries are signed. */
            hasSecret: boolean;
            status: components["schemas"]["WebhookStatus"];
            /** @description `gone`: the receiver responded with 410. `failing`: five days of failures without a success, or more than 10,000 deliveries that wait for it. `requested`: disabled by its owner. Null while active. */
            disabledReason: components["schemas"]["WebhookDisabledReason"] | null;
            /** @description Number of failed attempts since the last success. */
            consecutiveFailures: number;
            /** @description Latest attempt of any delivery; null if there is none. */
            lastDelivery: components["schemas"]["WebhookLastDelivery"] | null;
            /** @description ISO 8601 instant in UTC. */
            createdAt: string;
        };
        WebhookAttempt: {
            number: number;
            kind: components["schemas"]["WebhookAttemptKind"];
            /** @description Time of the attempt, sent as `timestamp`. */
            startedAt: string;
            /** @description `interrupted`: the request may have been sent, but its result is unknown; the delivery was attempted again. */
            outcome: components["schemas"]["WebhookAttemptOutcome"];
            /** @description URL that the request was for; null if the attempt was interrupted. */
            url: string | null;
            /** @description Headers of the request, with its signatures, apart from those of the connection. Null if the attempt was interrupted. */
            requestHeaders: {
                [key: string]: string;
            } | null;
            /** @description Address that was connected to or refused; null if there was none, or if the platform chose it. */
            address: string | null;
            responseStatus: number | null;
            /** @description First headers of the response, at most 2 KiB and without cookies; null if there was no response. */
            responseHeaders: {
                [key: string]: string;
            } | null;
            /** @description Beginning of the response body, at most 4 KiB. */
            responseBody: string | null;
            error: string | null;
            durationMs: number | null;
        };
        /** @enum {string} */
        WebhookAttemptKind: "scheduled" | "redelivery";
        /**
         * @description `interrupted`: the request may have been sent, but its result is unknown; the delivery was attempted again.
         * @enum {string}
         */
        WebhookAttemptOutcome: "succeeded" | "failed" | "in_progress" | "interrupted";
        WebhookDelivery: {
            /** @description Id of the delivery, the same for every attempt; sent to the receiver as `webhook-id`. */
            id: string;
            /** @description Id of a webhook. */
            webhookId: string;
            event: components["schemas"]["EventName"];
            /** @description `pending`: waiting for the first attempt or for a requested one. `delivering`: an attempt is in progress. `succeeded`: the receiver accepted it. `failed`: the last attempt failed and another is scheduled. `dead`: no more attempts are made. `cancelled`: the webhook was deleted or disabled first. */
            status: components["schemas"]["DeliveryStatus"];
            attemptCount: number;
            /** @description HTTP status of the response to the last attempt; null if there was none. */
            responseStatus: number | null;
            /** @description Why the last attempt had no response, such as `timeout` or `tls_failed`; null if it had one. */
            error: string | null;
            /** @description Time of the next attempt; null if none is scheduled. */
            nextAttemptAt: string | null;
            /** @description ISO 8601 instant in UTC. */
            createdAt: string;
            /** @description ISO 8601 instant in UTC. */
            finishedAt: string | null;
        };
        WebhookDeliveryDetails: {
            /** @description Id of the delivery, the same for every attempt; sent to the receiver as `webhook-id`. */
            id: string;
            /** @description Id of a webhook. */
            webhookId: string;
            event: components["schemas"]["EventName"];
            /** @description `pending`: waiting for the first attempt or for a requested one. `delivering`: an attempt is in progress. `succeeded`: the receiver accepted it. `failed`: the last attempt failed and another is scheduled. `dead`: no more attempts are made. `cancelled`: the webhook was deleted or disabled first. */
            status: components["schemas"]["DeliveryStatus"];
            attemptCount: number;
            /** @description HTTP status of the response to the last attempt; null if there was none. */
            responseStatus: number | null;
            /** @description Why the last attempt had no response, such as `timeout` or `tls_failed`; null if it had one. */
            error: string | null;
            /** @description Time of the next attempt; null if none is scheduled. */
            nextAttemptAt: string | null;
            /** @description ISO 8601 instant in UTC. */
            createdAt: string;
            /** @description ISO 8601 instant in UTC. */
            finishedAt: string | null;
            /** @description Every attempt, oldest first. */
            attempts: components["schemas"]["WebhookAttempt"][];
            /** @description Body of the latest attempt, exactly as it was signed; those of other attempts differ in `timestamp`. Null before the first. */
            requestBody: string | null;
        };
        /** @enum {string} */
        WebhookDisabledReason: "gone" | "failing" | "requested";
        WebhookLastDelivery: {
            event: components["schemas"]["EventName"];
            status: components["schemas"]["WebhookLastDeliveryStatus"];
            /** @description HTTP status of the response; null if there was none. */
            responseStatus: number | null;
            /** @description ISO 8601 instant in UTC. */
            at: string;
        };
        /** @enum {string} */
        WebhookLastDeliveryStatus: "succeeded" | "failed";
        /** @enum {string} */
        WebhookStatus: "active" | "disabled";
        WebhookTestEvent: {
            /** @constant */
            event: "webhook.test";
            /** @description Time of this delivery attempt; also in the header `X-Service-Timestamp`. */
            timestamp: string;
            data: components["schemas"]["TestEventData"];
        };
        /** @enum {string} */
        WinType: "offer" | "accepted";
        CalculateSalaryQuery: {
            /** @description Slug of a role in the catalog, or an alias of one (`rn`). */
            role: string;
            /** @description Slug of a U.S. city in the catalog, with or without the state (`san-francisco`, `aurora-il`), or an alias of one (`nyc`). A smaller place (`brandon-fl`) or a ZIP code has the figure of the largest city in its metropolitan area, and `remote` that of the nation; `assumptions` says so. */
            city: string;
            /** @description What the national figure is multiplied by for a city: `local` is what people in this occupation earn there over what they earn in the nation; `price_parity` is the price level there. Without a city it changes nothing. Default: "local". */
            basis?: components["schemas"]["Basis"];
            /** @description ISO 3166-1 alpha-2 country code. Figures are available for the United States only. Default: "US". */
            country?: string;
            /** @description Experience level, by years of experience: entry 0-2, mid 3-5, senior 6-9, staff 10 or more. Default: "mid". */
            exp?: components["schemas"]["ExperienceLevel"];
            /** @description Paths to add to the response, repeated or comma-separated; `*` adds every path that the key may use. */
            expand?: string[];
        };
        CalculateSalariesQuery: {
            /** @description ISO 3166-1 alpha-2 country code. Figures are available for the United States only. Default: "US". */
            country?: string;
        };
        GetSalaryHistoryQuery: {
            /** @description Slug of a role in the catalog, or an alias of one (`rn`). */
            role: string;
            /** @description Slug of a U.S. city in the catalog, with or without the state (`san-francisco`, `aurora-il`), or an alias of one (`nyc`). A smaller place (`brandon-fl`) or a ZIP code has the figure of the largest city in its metropolitan area, and `remote` that of the nation; `assumptions` says so. */
            city?: string;
            /** @description What the national figure is multiplied by for a city: `local` is what people in this occupation earn there over what they earn in the nation; `price_parity` is the price level there. Without a city it changes nothing. Default: "local". */
            basis?: components["schemas"]["Basis"];
            /** @description ISO 3166-1 alpha-2 country code. Figures are available for the United States only. Default: "US". */
            country?: string;
            /** @description Return the history as of this date, without quarters that end later. From 2024-07-01 to tomorrow; defaults to today. */
            as_of?: string;
        };
        ProjectSalaryQuery: {
            /** @description Slug of a role in the catalog, or an alias of one (`rn`). */
            role: string;
            /** @description Slug of a U.S. city in the catalog, with or without the state (`san-francisco`, `aurora-il`), or an alias of one (`nyc`). A smaller place (`brandon-fl`) or a ZIP code has the figure of the largest city in its metropolitan area, and `remote` that of the nation; `assumptions` says so. */
            city?: string;
            /** @description What the national figure is multiplied by for a city: `local` is what people in this occupation earn there over what they earn in the nation; `price_parity` is the price level there. Without a city it changes nothing. Default: "local". */
            basis?: components["schemas"]["Basis"];
            /** @description ISO 3166-1 alpha-2 country code. Figures are available for the United States only. Default: "US". */
            country?: string;
            /** @description Last year to project, 2026 to 2030. Default: 2030. */
            through?: number;
        };
        CompareRolesQuery: {
            /** @description Slug of a role in the catalog, or an alias of one (`rn`). */
            roleA: string;
            /** @description Slug of the role to compare with; must differ from `roleA`. */
            roleB: string;
            /** @description Slug of a U.S. city in the catalog, with or without the state (`san-francisco`, `aurora-il`), or an alias of one (`nyc`). A smaller place (`brandon-fl`) or a ZIP code has the figure of the largest city in its metropolitan area, and `remote` that of the nation; `assumptions` says so. */
            city?: string;
            /** @description What the national figures are multiplied by for a city, in `primary`, `secondary` and `delta`: `local` is what each role's occupation earns there over what it earns in the nation; `price_parity` is the price level there, the same for both. The response has the comparison in both, as `data.local` and `data.price_parity`. Without a city it changes nothing. Default: "local". */
            basis?: components["schemas"]["Basis"];
            /** @description ISO 3166-1 alpha-2 country code. Figures are available for the United States only. Default: "US". */
            country?: string;
        };
        ListAdjacentRolesQuery: {
            /** @description Slug of a role in the catalog, or an alias of one (`rn`). */
            role: string;
            /** @description Slug of a U.S. city in the catalog, with or without the state (`san-francisco`, `aurora-il`), or an alias of one (`nyc`). A smaller place (`brandon-fl`) or a ZIP code has the figure of the largest city in its metropolitan area, and `remote` that of the nation; `assumptions` says so. */
            city?: string;
            /** @description What the national figure is multiplied by for a city: `local` is what people in this occupation earn there over what they earn in the nation; `price_parity` is the price level there. Without a city it changes nothing. Default: "local". */
            basis?: components["schemas"]["Basis"];
            /** @description Maximum number of roles to return. There are fewer if O*NET relates fewer occupations to the role's own that can be reached from it; `summary.shortfall` gives the reasons. Default: 5. */
            count?: number;
            /** @description ISO 3166-1 alpha-2 country code. Figures are available for the United States only. Default: "US". */
            country?: string;
        };
        GetWageLevelsQuery: {
            /** @description Slug of a role in the catalog, or an alias of one (`rn`). */
            role: string;
            /** @description Slug of a U.S. city in the catalog, with or without the state (`san-francisco`, `aurora-il`), or an alias of one (`nyc`). A smaller place (`brandon-fl`) or a ZIP code has the figure of the largest city in its metropolitan area, and `remote` that of the nation; `assumptions` says so. */
            city: string;
            /** @description ISO 3166-1 alpha-2 country code. Figures are available for the United States only. Default: "US". */
            country?: string;
        };
        GetSkillPremiumsQuery: {
            /** @description Slug of a role, for the skills of its occupation; defaults to all skills. */
            role?: string;
            /** @description Slug of a U.S. city for the base salary; has an effect only with `role`. */
            city?: string;
            /** @description What the national figure is multiplied by for a city: `local` is what people in this occupation earn there over what they earn in the nation; `price_parity` is the price level there. Without a city it changes nothing. Default: "local". */
            basis?: components["schemas"]["Basis"];
            /** @description ISO 3166-1 alpha-2 country code. Figures are available for the United States only. Default: "US". */
            country?: string;
        };
        GetEmployerCostQuery: {
            /** @description Slug of a role in the catalog, or an alias of one (`rn`). */
            role: string;
            /** @description Slug of a U.S. city in the catalog, with or without the state (`san-francisco`, `aurora-il`), or an alias of one (`nyc`). A smaller place (`brandon-fl`) or a ZIP code has the figure of the largest city in its metropolitan area, and `remote` that of the nation; `assumptions` says so. */
            city?: string;
            /** @description What the national figure is multiplied by for a city: `local` is what people in this occupation earn there over what they earn in the nation; `price_parity` is the price level there. Without a city it changes nothing. Default: "local". */
            basis?: components["schemas"]["Basis"];
            /** @description Establishment size: startup 1-49 workers, midmarket 100-499, enterprise 500 or more. Default: "midmarket". */
            size?: components["schemas"]["CompanySize"];
            /** @description ISO 3166-1 alpha-2 country code. Figures are available for the United States only. Default: "US". */
            country?: string;
        };
        GetCrowdPayQuery: {
            /** @description Slug of a role in the catalog, or an alias of one (`rn`). */
            role: string;
            /** @description Slug of a U.S. city; defaults to all cities together. */
            city?: string;
            /** @description ISO 3166-1 alpha-2 country code. Figures are available for the United States only. Default: "US". */
            country?: string;
        };
        GetWidgetQuery: {
            /** @description Slug of a role in the catalog, or an alias of one (`rn`). */
            role: string;
            /** @description Slug of a U.S. city in the catalog, with or without the state (`san-francisco`, `aurora-il`), or an alias of one (`nyc`). A smaller place (`brandon-fl`) or a ZIP code has the figure of the largest city in its metropolitan area, and `remote` that of the nation; `assumptions` says so. */
            city?: string;
            /** @description What the national figure is multiplied by for a city: `local` is what people in this occupation earn there over what they earn in the nation; `price_parity` is the price level there. Without a city it changes nothing. Default: "local". */
            basis?: components["schemas"]["Basis"];
            /** @description Color theme of the widget; returned unchanged in the response. Default: "light". */
            theme?: components["schemas"]["Theme"];
            /** @description ISO 3166-1 alpha-2 country code. Figures are available for the United States only. Default: "US". */
            country?: string;
        };
        GetLegacySalaryQuery: {
            /** @description Slug of a role in the catalog, or an alias of one (`rn`). */
            role: string;
            /** @description Slug of a U.S. city in the catalog, with or without the state (`san-francisco`, `aurora-il`), or an alias of one (`nyc`). A smaller place (`brandon-fl`) or a ZIP code has the figure of the largest city in its metropolitan area, and `remote` that of the nation; `assumptions` says so. */
            city?: string;
            /** @description What the national figure is multiplied by for a city: `local` is what people in this occupation earn there over what they earn in the nation; `price_parity` is the price level there. Without a city it changes nothing. Default: "local". */
            basis?: components["schemas"]["Basis"];
            /** @description ISO 3166-1 alpha-2 country code. Figures are available for the United States only. Default: "US". */
            country?: string;
        };
        EvaluateOfferQuery: {
            /** @description Slug of a role in the catalog, or an alias of one (`rn`). */
            role: string;
            /** @description Slug of a U.S. city in the catalog, with or without the state (`san-francisco`, `aurora-il`), or an alias of one (`nyc`). A smaller place (`brandon-fl`) or a ZIP code has the figure of the largest city in its metropolitan area, and `remote` that of the nation; `assumptions` says so. */
            city?: string;
            /** @description What the national figure is multiplied by for a city: `local` is what people in this occupation earn there over what they earn in the nation; `price_parity` is the price level there. Without a city it changes nothing. Default: "local". */
            basis?: components["schemas"]["Basis"];
            /** @description Experience level, by years of experience: entry 0-2, mid 3-5, senior 6-9, staff 10 or more. Default: "mid". */
            exp?: components["schemas"]["ExperienceLevel"];
            /** @description Base pay offered, in USD; instead of `min` and `max`. */
            amount?: number;
            /** @description Lowest pay of a range, in USD; with `max`. */
            min?: number;
            /** @description Highest pay of a range, in USD; with `min`. */
            max?: number;
            /** @description Whether the amounts are for a year or an hour. An hour counts 2,080 times a year and is worth at most 5000 USD; an amount below 200 for a year is refused, because it is likely for an hour. Default: "annual". */
            period?: components["schemas"]["PayPeriod"];
            /** @description ISO 3166-1 alpha-2 country code. Figures are available for the United States only. Default: "US". */
            country?: string;
        };
        CompareOffersQuery: {
            /** @description ISO 3166-1 alpha-2 country code. Figures are available for the United States only. Default: "US". */
            country?: string;
        };
        NegotiateOfferQuery: {
            /** @description ISO 3166-1 alpha-2 country code. Figures are available for the United States only. Default: "US". */
            country?: string;
        };
        CheckPostingQuery: {
            /** @description ISO 3166-1 alpha-2 country code. Figures are available for the United States only. Default: "US". */
            country?: string;
        };
        ListRolesQuery: {
            /** @description Slugs of the roles to return, or aliases of them (`rn`), comma-separated. */
            slug?: string[];
            /** @description Slugs to exclude, comma-separated. */
            not_slug?: string[];
            /** @description Exact title; case-sensitive. */
            title?: string;
            /** @description Minimum `national_median` in USD per year, inclusive. */
            national_median_min?: number;
            /** @description Maximum `national_median` in USD per year, inclusive. */
            national_median_max?: number;
            /** @description Fields to sort by, comma-separated, most significant first: title, slug, national_median. Ties are ordered by `id`. Default: ["title"]. */
            sort?: components["schemas"]["RoleSortField"][];
            /** @description Sort direction: one for all sort fields, or one for each, comma-separated. Default: ["asc"]. */
            order?: components["schemas"]["SortOrder"][];
            /** @description Maximum number of rows per page. Default: 25. */
            limit?: number;
            /** @description Returns the next page: `pagination.next_cursor` of the previous response. Keep filters and sort order the same; `limit` may change. */
            starting_after?: string;
            /** @description Returns the previous page: `pagination.previous_cursor` of a later page. Cannot be combined with `starting_after`. */
            ending_before?: string;
            /** @description Format of the response; without it `Accept` decides (`application/json`, `text/csv`). */
            format?: components["schemas"]["TableFormat"];
            /** @description ISO 3166-1 alpha-2 country code. Has no effect: the catalog covers the United States only. Default: "US". */
            country?: string;
        };
        SearchRolesQuery: {
            /** @description Words that the slug or title must contain, all of them, or another name of a role; case-insensitive. */
            q: string;
            /** @description Fields to sort by, comma-separated, most significant first: score, title, national_median. Ties are ordered by `id`. Default: ["score"]. */
            sort?: components["schemas"]["RoleMatchSortField"][];
            /** @description Sort direction: one for all sort fields, or one for each, comma-separated. Default: ["desc"]. */
            order?: components["schemas"]["SortOrder"][];
            /** @description Maximum number of rows per page. Default: 25. */
            limit?: number;
            /** @description Returns the next page: `pagination.next_cursor` of the previous response. Keep filters and sort order the same; `limit` may change. */
            starting_after?: string;
            /** @description Returns the previous page: `pagination.previous_cursor` of a later page. Cannot be combined with `starting_after`. */
            ending_before?: string;
            /** @description Format of the response; without it `Accept` decides (`application/json`, `text/csv`). */
            format?: components["schemas"]["TableFormat"];
            /** @description ISO 3166-1 alpha-2 country code. Has no effect: the catalog covers the United States only. Default: "US". */
            country?: string;
        };
        ListCitiesQuery: {
            /** @description Slugs of the cities to return, with or without the state (`san-francisco-ca`), or other names of them (`nyc`, `austin-texas`), comma-separated. */
            slug?: string[];
            /** @description Slugs to exclude, comma-separated. */
            not_slug?: string[];
            /** @description Exact name; case-sensitive. */
            name?: string;
            /** @description Two-letter state codes, comma-separated. */
            state?: string[];
            /** @description Minimum `col_multiplier`, inclusive. */
            col_multiplier_min?: number;
            /** @description Maximum `col_multiplier`, inclusive. */
            col_multiplier_max?: number;
            /** @description Fields to sort by, comma-separated, most significant first: name, slug, state, col_multiplier. Ties are ordered by `id`. Default: ["name"]. */
            sort?: components["schemas"]["CitySortField"][];
            /** @description Sort direction: one for all sort fields, or one for each, comma-separated. Default: ["asc"]. */
            order?: components["schemas"]["SortOrder"][];
            /** @description Maximum number of rows per page. Default: 25. */
            limit?: number;
            /** @description Returns the next page: `pagination.next_cursor` of the previous response. Keep filters and sort order the same; `limit` may change. */
            starting_after?: string;
            /** @description Returns the previous page: `pagination.previous_cursor` of a later page. Cannot be combined with `starting_after`. */
            ending_before?: string;
            /** @description Format of the response; without it `Accept` decides (`application/json`, `text/csv`). */
            format?: components["schemas"]["TableFormat"];
            /** @description ISO 3166-1 alpha-2 country code. Has no effect: the catalog covers the United States only. Default: "US". */
            country?: string;
        };
        ListCompaniesQuery: {
            /** @description Slugs of the companies to return, comma-separated: any employer with ten or more filings. Former and other names find a company too (`facebook` finds Meta, `tcs` Tata Consultancy Services). */
            slug?: string[];
            /** @description Fields to sort by, comma-separated, most significant first: name, slug. Ties are ordered by `id`. Default: ["name"]. */
            sort?: components["schemas"]["CompanySortField"][];
            /** @description Sort direction: one for all sort fields, or one for each, comma-separated. Default: ["asc"]. */
            order?: components["schemas"]["SortOrder"][];
            /** @description Maximum number of rows per page. Default: 25. */
            limit?: number;
            /** @description Returns the next page: `pagination.next_cursor` of the previous response. Keep filters and sort order the same; `limit` may change. */
            starting_after?: string;
            /** @description Returns the previous page: `pagination.previous_cursor` of a later page. Cannot be combined with `starting_after`. */
            ending_before?: string;
            /** @description ISO 3166-1 alpha-2 country code. Figures are available for the United States only. Default: "US". */
            country?: string;
        };
        LookUpSalaryQuery: {
            /** @description Slug of a role in the catalog, or an alias of one (`rn`). */
            role: string;
            /** @description Slug of a U.S. city in the catalog, with or without the state (`san-francisco`, `aurora-il`), or an alias of one (`nyc`). A smaller place (`brandon-fl`) or a ZIP code has the figure of the largest city in its metropolitan area, and `remote` that of the nation; `assumptions` says so. */
            city?: string;
            /** @description What the national figure is multiplied by for a city: `local` is what people in this occupation earn there over what they earn in the nation; `price_parity` is the price level there. Without a city it changes nothing. Default: "local". */
            basis?: components["schemas"]["Basis"];
            /** @description Experience level, by years of experience: entry 0-2, mid 3-5, senior 6-9, staff 10 or more. Default: "mid". */
            exp?: components["schemas"]["ExperienceLevel"];
            /** @description ISO 3166-1 alpha-2 country code. Figures are available for the United States only. Default: "US". */
            country?: string;
        };
        LookUpRolesQuery: {
            /** @description Words to search for; without it, roles are listed by title. */
            q?: string;
            /** @description Maximum number of rows per page. Default: 25. */
            limit?: number;
            /** @description Returns the next page: `pagination.next_cursor` of the previous response. Keep filters and sort order the same; `limit` may change. */
            starting_after?: string;
            /** @description Returns the previous page: `pagination.previous_cursor` of a later page. Cannot be combined with `starting_after`. */
            ending_before?: string;
            /** @description ISO 3166-1 alpha-2 country code. Figures are available for the United States only. Default: "US". */
            country?: string;
        };
        LookUpComparisonQuery: {
            /** @description Slug of a role in the catalog, or an alias of one (`rn`). */
            roleA?: string;
            /** @description Slug of the role to compare with; must differ from `roleA`. */
            roleB?: string;
            /** @description Slug of a U.S. city in the catalog, with or without the state (`san-francisco`, `aurora-il`), or an alias of one (`nyc`). A smaller place (`brandon-fl`) or a ZIP code has the figure of the largest city in its metropolitan area, and `remote` that of the nation; `assumptions` says so. */
            city?: string;
            /** @description Slug of the role to compare between `cityA` and `cityB`. */
            role?: string;
            /** @description Slug of a U.S. city in the catalog, with or without the state (`san-francisco`, `aurora-il`), or an alias of one (`nyc`). A smaller place (`brandon-fl`) or a ZIP code has the figure of the largest city in its metropolitan area, and `remote` that of the nation; `assumptions` says so. */
            cityA?: string;
            /** @description Slug of the city to compare with; must differ from `cityA`. */
            cityB?: string;
            /** @description What the national figure is multiplied by for a city: `local` is what people in this occupation earn there over what they earn in the nation; `price_parity` is the price level there. Without a city it changes nothing. Default: "local". */
            basis?: components["schemas"]["Basis"];
            /** @description ISO 3166-1 alpha-2 country code. Figures are available for the United States only. Default: "US". */
            country?: string;
        };
        LookUpRangeQuery: {
            /** @description Slug of a role in the catalog, or an alias of one (`rn`). */
            role: string;
            /** @description Slug of a U.S. city in the catalog, with or without the state (`san-francisco`, `aurora-il`), or an alias of one (`nyc`). A smaller place (`brandon-fl`) or a ZIP code has the figure of the largest city in its metropolitan area, and `remote` that of the nation; `assumptions` says so. */
            city?: string;
            /** @description What the national figure is multiplied by for a city: `local` is what people in this occupation earn there over what they earn in the nation; `price_parity` is the price level there. Without a city it changes nothing. Default: "local". */
            basis?: components["schemas"]["Basis"];
            /** @description ISO 3166-1 alpha-2 country code. Figures are available for the United States only. Default: "US". */
            country?: string;
        };
        LookUpPostingQuery: {
            /** @description ISO 3166-1 alpha-2 country code. Figures are available for the United States only. Default: "US". */
            country?: string;
        };
        LookUpTrendsQuery: {
            /** @description Slug of a role in the catalog, or an alias of one (`rn`). */
            role: string;
            /** @description Slug of a U.S. city in the catalog, with or without the state (`san-francisco`, `aurora-il`), or an alias of one (`nyc`). A smaller place (`brandon-fl`) or a ZIP code has the figure of the largest city in its metropolitan area, and `remote` that of the nation; `assumptions` says so. */
            city?: string;
            /** @description What the national figure is multiplied by for a city: `local` is what people in this occupation earn there over what they earn in the nation; `price_parity` is the price level there. Without a city it changes nothing. Default: "local". */
            basis?: components["schemas"]["Basis"];
            /** @description ISO 3166-1 alpha-2 country code. Figures are available for the United States only. Default: "US". */
            country?: string;
        };
        ListJobsQuery: {
            /** @description One or more statuses, comma-separated. */
            status?: components["schemas"]["JobStatus"][];
            /** @description Full name of the company; case-insensitive. */
            company?: string;
            /** @description Search words. Each must be the beginning of a word in the company, title, location or notes. Needs at least one letter or digit. Case and accents are ignored. Punctuation separates words, except that C++ and C# are words. Scripts without spaces between words are searched by character. If more than 1,000 records match, the list has the 1,000 that were added or changed last. */
            q?: string;
            /** @description Maximum number of rows per page. Default: 25. */
            limit?: number;
            /** @description Returns the next page: `nextCursor` of the previous response. Keep the filters the same; `limit` may change. */
            cursor?: string;
        };
        ListContactsQuery: {
            /** @description Full name of the company; case-insensitive. */
            company?: string;
            /** @description Search words. Each must be the beginning of a word in the name, email address, company, title or notes. Needs at least one letter or digit. Case and accents are ignored. Punctuation separates words, except that C++ and C# are words. Scripts without spaces between words are searched by character. If more than 1,000 records match, the list has the 1,000 that were added or changed last. */
            q?: string;
            /** @description Maximum number of rows per page. Default: 25. */
            limit?: number;
            /** @description Returns the next page: `nextCursor` of the previous response. Keep the filters the same; `limit` may change. */
            cursor?: string;
        };
        ListInboxQuery: {
            /** @description One or more states, comma-separated. */
            state?: components["schemas"]["MailState"][];
            /** @description Maximum number of rows per page. Default: 25. */
            limit?: number;
            /** @description Returns the next page: `nextCursor` of the previous response. Keep the filters the same; `limit` may change. */
            cursor?: string;
        };
        ListActivitiesQuery: {
            /** @description Only activities of this job. */
            jobId?: string;
            /** @description The same as `jobId`. */
            job?: string;
            /** @description Only activities with this contact. */
            contactId?: string;
            /** @description The same as `contactId`. */
            contact?: string;
            /** @description Only activities of this day (UTC); for a range, send `from` and `to` instead. */
            date?: string;
            /** @description One or more types, comma-separated. */
            type?: components["schemas"]["ActivityType"][];
            /** @description Start of the time range, inclusive: a date (UTC) or an instant. */
            from?: string;
            /** @description End of the time range, inclusive: a date (UTC) or an instant. */
            to?: string;
            /** @description Maximum number of rows per page. Default: 25. */
            limit?: number;
            /** @description Returns the next page: `nextCursor` of the previous response. Keep the filters the same; `limit` may change. */
            cursor?: string;
        };
        ListCalendarQuery: {
            /** @description Earliest start of an event, inclusive: a date (UTC) or an instant. Defaults to now. */
            from?: string;
            /** @description Latest start of an event, inclusive: a date (UTC) or an instant. Defaults to 30 days after `from`. */
            to?: string;
            /** @description Maximum number of rows per page. Default: 25. */
            limit?: number;
            /** @description Returns the next page: `nextCursor` of the previous response. Keep the filters the same; `limit` may change. */
            cursor?: string;
        };
        ListWebhooksQuery: {
            /** @description Maximum number of rows per page. Default: 25. */
            limit?: number;
            /** @description Returns the next page: `nextCursor` of the previous response. Keep the filters the same; `limit` may change. */
            cursor?: string;
        };
        ListEventsQuery: {
            /** @description Returns what came after an earlier response: its `nextCursor`. Without it, the log begins with the oldest event that is kept; `latest` begins with what comes from now on. `event` and `limit` may change between calls. */
            after?: string;
            /** @description One or more events, comma-separated. */
            event?: components["schemas"]["ListEventsEvent"][];
            /** @description Maximum number of rows per page. Default: 25. */
            limit?: number;
        };
        ListWebhookDeliveriesQuery: {
            /** @description Only deliveries to this webhook, which may have been deleted. */
            webhookId?: string;
            /** @description One or more events, comma-separated. */
            event?: components["schemas"]["EventName"][];
            /** @description One or more statuses, comma-separated. */
            status?: components["schemas"]["DeliveryStatus"][];
            /** @description Maximum number of rows per page. Default: 25. */
            limit?: number;
            /** @description Returns the next page: `nextCursor` of the previous response. Keep the filters the same; `limit` may change. */
            cursor?: string;
        };
        ListPipelineCompaniesQuery: {
            /** @description Full name of the company; case-insensitive. */
            company?: string;
            /** @description Maximum number of rows per page. Default: 25. */
            limit?: number;
            /** @description Returns the next page: `nextCursor` of the previous response. Keep the filters the same; `limit` may change. */
            cursor?: string;
        };
        ExportPipelineQuery: {
            /** @description Maximum number of rows per part, in all lists together. Default: 5000. */
            limit?: number;
            /** @description Returns the next part: `nextCursor` of the previous one. */
            cursor?: string;
            /** @description Format of the response; without it `Accept` decides (`application/json`, `text/csv`). */
            format?: components["schemas"]["TableFormat"];
        };
        ImportPipelineQuery: {
            /** @description `true` validates every row, reports the result and imports nothing. Default: false. */
            dryRun?: boolean;
            /** @description For a CSV table with columns of another program: `auto` recognizes them by their names, such as those of Huntr and Teal. A JSON object gives the field of a column by its name, or null to leave it out; the others are recognized. Statuses, dates and amounts are converted. Pay keeps its currency. Where a cell does not say it and the place is abroad, or the pay is not understood, the notes of the job keep it in words, and `payInNotes` lists the row. */
            columns?: string;
        };
    };
}
export type AccountProfile = components['schemas']['AccountProfile'];
export type AccountProfileRateLimits = components['schemas']['AccountProfileRateLimits'];
export type AccountProfileToken = components['schemas']['AccountProfileToken'];
export type AccountProfileWebhooks = components['schemas']['AccountProfileWebhooks'];
export type Activity = components['schemas']['Activity'];
export type ActivityCreatedEvent = components['schemas']['ActivityCreatedEvent'];
export type ActivityEvent = components['schemas']['ActivityEvent'];
export type ActivityEventData = components['schemas']['ActivityEventData'];
export type ActivityType = components['schemas']['ActivityType'];
export type AdjacentRole = components['schemas']['AdjacentRole'];
export type AdjacentRoleDirection = components['schemas']['AdjacentRoleDirection'];
export type AdjacentRoleRelationTier = components['schemas']['AdjacentRoleRelationTier'];
export type AdjacentRoles = components['schemas']['AdjacentRoles'];
export type AdjacentRolesBuckets = components['schemas']['AdjacentRolesBuckets'];
export type AdjacentRolesRole = components['schemas']['AdjacentRolesRole'];
export type AdjacentRolesSummary = components['schemas']['AdjacentRolesSummary'];
export type AlternativeHint = components['schemas']['AlternativeHint'];
export type AppliedTaxRule = components['schemas']['AppliedTaxRule'];
export type AppliedTaxRuleBracket = components['schemas']['AppliedTaxRuleBracket'];
export type AppliedTaxRuleSource = components['schemas']['AppliedTaxRuleSource'];
export type ApplyMailRequest = components['schemas']['ApplyMailRequest'];
export type AreaMatch = components['schemas']['AreaMatch'];
export type AreaType = components['schemas']['AreaType'];
export type Attribution = components['schemas']['Attribution'];
export type Basis = components['schemas']['Basis'];
export type BatchFailure = components['schemas']['BatchFailure'];
export type BatchFigure = components['schemas']['BatchFigure'];
export type CalculateSalariesRequest = components['schemas']['CalculateSalariesRequest'];
export type CalculateSalariesRequestItem = components['schemas']['CalculateSalariesRequestItem'];
export type Calculation = components['schemas']['Calculation'];
export type CalculationBatch = components['schemas']['CalculationBatch'];
export type CalculationCity = components['schemas']['CalculationCity'];
export type CalculationComp = components['schemas']['CalculationComp'];
export type CalculationHiring = components['schemas']['CalculationHiring'];
export type CalculationRole = components['schemas']['CalculationRole'];
export type CalculationRoleSkills = components['schemas']['CalculationRoleSkills'];
export type CalendarEvent = components['schemas']['CalendarEvent'];
export type CalendarEventType = components['schemas']['CalendarEventType'];
export type CalendarFeed = components['schemas']['CalendarFeed'];
export type CatalogSkill = components['schemas']['CatalogSkill'];
export type CheckPostingRequest = components['schemas']['CheckPostingRequest'];
export type City = components['schemas']['City'];
export type CityComparison = components['schemas']['CityComparison'];
export type CityDifference = components['schemas']['CityDifference'];
export type CityDifferenceHigherPaid = components['schemas']['CityDifferenceHigherPaid'];
export type CityFactor = components['schemas']['CityFactor'];
export type CityMetadata = components['schemas']['CityMetadata'];
export type CityMetadataPriceParity = components['schemas']['CityMetadataPriceParity'];
export type CityReference = components['schemas']['CityReference'];
export type CitySortField = components['schemas']['CitySortField'];
export type ClarificationHint = components['schemas']['ClarificationHint'];
export type Company = components['schemas']['Company'];
export type CompanyFiled = components['schemas']['CompanyFiled'];
export type CompanyFiledByOccupation = components['schemas']['CompanyFiledByOccupation'];
export type CompanyFiledByTitle = components['schemas']['CompanyFiledByTitle'];
export type CompanyLevel = components['schemas']['CompanyLevel'];
export type CompanyLevelCompensation = components['schemas']['CompanyLevelCompensation'];
export type CompanyLineage = components['schemas']['CompanyLineage'];
export type CompanyLineageCompany = components['schemas']['CompanyLineageCompany'];
export type CompanyLineageLevel = components['schemas']['CompanyLineageLevel'];
export type CompanyMemory = components['schemas']['CompanyMemory'];
export type CompanyMemoryAnswers = components['schemas']['CompanyMemoryAnswers'];
export type CompanyMemoryFilings = components['schemas']['CompanyMemoryFilings'];
export type CompanyMemoryFilingsFiledPay = components['schemas']['CompanyMemoryFilingsFiledPay'];
export type CompanyMemoryFilingsRecent = components['schemas']['CompanyMemoryFilingsRecent'];
export type CompanyMemoryFilingsRecentOccupation = components['schemas']['CompanyMemoryFilingsRecentOccupation'];
export type CompanyMemoryFilingsRecentOccupationSurvey = components['schemas']['CompanyMemoryFilingsRecentOccupationSurvey'];
export type CompanyMemoryOutcomes = components['schemas']['CompanyMemoryOutcomes'];
export type CompanyMemoryRecentJob = components['schemas']['CompanyMemoryRecentJob'];
export type CompanyMemoryRepost = components['schemas']['CompanyMemoryRepost'];
export type CompanyMemorySilence = components['schemas']['CompanyMemorySilence'];
export type CompanySignals = components['schemas']['CompanySignals'];
export type CompanySignalsRecentPay = components['schemas']['CompanySignalsRecentPay'];
export type CompanySize = components['schemas']['CompanySize'];
export type CompanySortField = components['schemas']['CompanySortField'];
export type CompanySource = components['schemas']['CompanySource'];
export type CompanyVesting = components['schemas']['CompanyVesting'];
export type CompareOffersRequest = components['schemas']['CompareOffersRequest'];
export type ComparedCity = components['schemas']['ComparedCity'];
export type ComparedOffer = components['schemas']['ComparedOffer'];
export type ComparedOfferAverage = components['schemas']['ComparedOfferAverage'];
export type ComparedOfferMarket = components['schemas']['ComparedOfferMarket'];
export type ComparedPay = components['schemas']['ComparedPay'];
export type ComparedSide = components['schemas']['ComparedSide'];
export type Comparison = components['schemas']['Comparison'];
export type ComparisonInBasis = components['schemas']['ComparisonInBasis'];
export type ComparisonLookup = components['schemas']['ComparisonLookup'];
export type CompetingOffer = components['schemas']['CompetingOffer'];
export type Contact = components['schemas']['Contact'];
export type ContactCreatedEvent = components['schemas']['ContactCreatedEvent'];
export type ContactDeletedEvent = components['schemas']['ContactDeletedEvent'];
export type ContactEvent = components['schemas']['ContactEvent'];
export type ContactEventData = components['schemas']['ContactEventData'];
export type ContactEventEvent = components['schemas']['ContactEventEvent'];
export type ContactUpdatedEvent = components['schemas']['ContactUpdatedEvent'];
export type CreateCalendarEventRequest = components['schemas']['CreateCalendarEventRequest'];
export type CreateContactRequest = components['schemas']['CreateContactRequest'];
export type CreateJobFromUrlRequest = components['schemas']['CreateJobFromUrlRequest'];
export type CreateJobRequest = components['schemas']['CreateJobRequest'];
export type CredentialPrefix = components['schemas']['CredentialPrefix'];
export type CrowdFigures = components['schemas']['CrowdFigures'];
export type CrowdFiguresBase = components['schemas']['CrowdFiguresBase'];
export type CrowdFiguresTotal = components['schemas']['CrowdFiguresTotal'];
export type CrowdLineage = components['schemas']['CrowdLineage'];
export type CrowdPay = components['schemas']['CrowdPay'];
export type CrowdPayStatus = components['schemas']['CrowdPayStatus'];
export type CurrentOffer = components['schemas']['CurrentOffer'];
export type DeleteWebhookRequest = components['schemas']['DeleteWebhookRequest'];
export type DeletedCalendarFeed = components['schemas']['DeletedCalendarFeed'];
export type DeletedRecord = components['schemas']['DeletedRecord'];
export type DeliveredContent = components['schemas']['DeliveredContent'];
export type DeliveryStatus = components['schemas']['DeliveryStatus'];
export type DemoBand = components['schemas']['DemoBand'];
export type DemoSalary = components['schemas']['DemoSalary'];
export type DemoSalaryByExperience = components['schemas']['DemoSalaryByExperience'];
export type DemoSalaryCity = components['schemas']['DemoSalaryCity'];
export type DemoSalarySdkQuickstart = components['schemas']['DemoSalarySdkQuickstart'];
export type DocumentKind = components['schemas']['DocumentKind'];
export type DocumentType = components['schemas']['DocumentType'];
export type EmployerCost = components['schemas']['EmployerCost'];
export type EmploymentType = components['schemas']['EmploymentType'];
export type EquityGrant = components['schemas']['EquityGrant'];
export type ErrorCode = components['schemas']['ErrorCode'];
export type ErrorType = components['schemas']['ErrorType'];
export type EstimateLineage = components['schemas']['EstimateLineage'];
export type EstimateLineageKind = components['schemas']['EstimateLineageKind'];
export type Evaluation = components['schemas']['Evaluation'];
export type EvaluationOffer = components['schemas']['EvaluationOffer'];
export type EvaluationPercentile = components['schemas']['EvaluationPercentile'];
export type EvaluationProbabilities = components['schemas']['EvaluationProbabilities'];
export type EventList = components['schemas']['EventList'];
export type EventName = components['schemas']['EventName'];
export type EventSubscription = components['schemas']['EventSubscription'];
export type ExperienceAt = components['schemas']['ExperienceAt'];
export type ExperienceAtBeyondPublished = components['schemas']['ExperienceAtBeyondPublished'];
export type ExperienceBand = components['schemas']['ExperienceBand'];
export type ExperienceBands = components['schemas']['ExperienceBands'];
export type ExperienceLevel = components['schemas']['ExperienceLevel'];
export type ExportedJob = components['schemas']['ExportedJob'];
export type FieldProblem = components['schemas']['FieldProblem'];
export type FiledOccupation = components['schemas']['FiledOccupation'];
export type FiledPay = components['schemas']['FiledPay'];
export type FiledTitle = components['schemas']['FiledTitle'];
export type FiledTitleOccupation = components['schemas']['FiledTitleOccupation'];
export type FilingStatus = components['schemas']['FilingStatus'];
export type FlooredBy = components['schemas']['FlooredBy'];
export type FunnelStage = components['schemas']['FunnelStage'];
export type FunnelStageName = components['schemas']['FunnelStageName'];
export type FunnelStageWithEnds = components['schemas']['FunnelStageWithEnds'];
export type HalfLife = components['schemas']['HalfLife'];
export type HalfLifeTrend = components['schemas']['HalfLifeTrend'];
export type HalfLives = components['schemas']['HalfLives'];
export type HalfLivesFound = components['schemas']['HalfLivesFound'];
export type HeadcountRange = components['schemas']['HeadcountRange'];
export type HiringRecord = components['schemas']['HiringRecord'];
export type HiringRecordMeasure = components['schemas']['HiringRecordMeasure'];
export type HiringRecordUnit = components['schemas']['HiringRecordUnit'];
export type HiringVelocity = components['schemas']['HiringVelocity'];
export type HiringVelocityFound = components['schemas']['HiringVelocityFound'];
export type ImportActivity = components['schemas']['ImportActivity'];
export type ImportCalendarEvent = components['schemas']['ImportCalendarEvent'];
export type ImportContact = components['schemas']['ImportContact'];
export type ImportField = components['schemas']['ImportField'];
export type ImportJob = components['schemas']['ImportJob'];
export type ImportJobPosting = components['schemas']['ImportJobPosting'];
export type ImportList = components['schemas']['ImportList'];
export type ImportMoodCheckin = components['schemas']['ImportMoodCheckin'];
export type ImportPipelineRequest = components['schemas']['ImportPipelineRequest'];
export type ImportReport = components['schemas']['ImportReport'];
export type ImportReportColumn = components['schemas']['ImportReportColumn'];
export type ImportReportColumnHow = components['schemas']['ImportReportColumnHow'];
export type ImportReportPayInNote = components['schemas']['ImportReportPayInNote'];
export type ImportReportPayInNoteReason = components['schemas']['ImportReportPayInNoteReason'];
export type ImportReportRow = components['schemas']['ImportReportRow'];
export type ImportStatusMove = components['schemas']['ImportStatusMove'];
export type InboxMail = components['schemas']['InboxMail'];
export type InboxSettings = components['schemas']['InboxSettings'];
export type InterviewRound = components['schemas']['InterviewRound'];
export type InterviewScheduledEvent = components['schemas']['InterviewScheduledEvent'];
export type Job = components['schemas']['Job'];
export type JobCreatedEvent = components['schemas']['JobCreatedEvent'];
export type JobDeletedEvent = components['schemas']['JobDeletedEvent'];
export type JobDetail = components['schemas']['JobDetail'];
export type JobDocument = components['schemas']['JobDocument'];
export type JobDocumentList = components['schemas']['JobDocumentList'];
export type JobEvent = components['schemas']['JobEvent'];
export type JobEventData = components['schemas']['JobEventData'];
export type JobEventEvent = components['schemas']['JobEventEvent'];
export type JobFromUrl = components['schemas']['JobFromUrl'];
export type JobNeedingAttention = components['schemas']['JobNeedingAttention'];
export type JobPosting = components['schemas']['JobPosting'];
export type JobStatus = components['schemas']['JobStatus'];
export type JobStatusChangedEvent = components['schemas']['JobStatusChangedEvent'];
export type JobUpdatedEvent = components['schemas']['JobUpdatedEvent'];
export type JsonSchema = components['schemas']['JsonSchema'];
export type LanguageUse = components['schemas']['LanguageUse'];
export type LawAsked = components['schemas']['LawAsked'];
export type LawAskedApplies = components['schemas']['LawAskedApplies'];
export type LawAskedCertainty = components['schemas']['LawAskedCertainty'];
export type LegacySalary = components['schemas']['LegacySalary'];
export type LegacySalaryEmployerSalary = components['schemas']['LegacySalaryEmployerSalary'];
export type Lineage = components['schemas']['Lineage'];
export type LineageComparison = components['schemas']['LineageComparison'];
export type LineageComparisonSource = components['schemas']['LineageComparisonSource'];
export type LineageParameter = components['schemas']['LineageParameter'];
export type LineageReconciliation = components['schemas']['LineageReconciliation'];
export type LineageStep = components['schemas']['LineageStep'];
export type LineageStepInput = components['schemas']['LineageStepInput'];
export type ListAttribution = components['schemas']['ListAttribution'];
export type ListEventsEvent = components['schemas']['ListEventsEvent'];
export type LogActivityRequest = components['schemas']['LogActivityRequest'];
export type LogMoodRequest = components['schemas']['LogMoodRequest'];
export type LookUpPostingRequest = components['schemas']['LookUpPostingRequest'];
export type LookedUpRole = components['schemas']['LookedUpRole'];
export type MailEvent = components['schemas']['MailEvent'];
export type MailEventData = components['schemas']['MailEventData'];
export type MailInvitation = components['schemas']['MailInvitation'];
export type MailInvitationMethod = components['schemas']['MailInvitationMethod'];
export type MailKind = components['schemas']['MailKind'];
export type MailReceivedEvent = components['schemas']['MailReceivedEvent'];
export type MailState = components['schemas']['MailState'];
export type MailSuggestion = components['schemas']['MailSuggestion'];
export type MetropolitanArea = components['schemas']['MetropolitanArea'];
export type MissingLocalTax = components['schemas']['MissingLocalTax'];
export type MoodCheckin = components['schemas']['MoodCheckin'];
export type NegotiateOfferRequest = components['schemas']['NegotiateOfferRequest'];
export type Negotiation = components['schemas']['Negotiation'];
export type NegotiationCounterOffer = components['schemas']['NegotiationCounterOffer'];
export type NegotiationEmailScript = components['schemas']['NegotiationEmailScript'];
export type NegotiationFigure = components['schemas']['NegotiationFigure'];
export type NegotiationFigureSource = components['schemas']['NegotiationFigureSource'];
export type NegotiationFigureUnit = components['schemas']['NegotiationFigureUnit'];
export type NegotiationLeverage = components['schemas']['NegotiationLeverage'];
export type NegotiationLeverageLevel = components['schemas']['NegotiationLeverageLevel'];
export type NegotiationLeveragePosition = components['schemas']['NegotiationLeveragePosition'];
export type NegotiationPosition = components['schemas']['NegotiationPosition'];
export type NegotiationPriority = components['schemas']['NegotiationPriority'];
export type NegotiationTone = components['schemas']['NegotiationTone'];
export type NewInterviewRound = components['schemas']['NewInterviewRound'];
export type NoData = components['schemas']['NoData'];
export type ObservedWage = components['schemas']['ObservedWage'];
export type Offer = components['schemas']['Offer'];
export type OfferComparison = components['schemas']['OfferComparison'];
export type OfferComparisonConsideration = components['schemas']['OfferComparisonConsideration'];
export type OfferComparisonConsiderationKind = components['schemas']['OfferComparisonConsiderationKind'];
export type OfferComparisonUndecided = components['schemas']['OfferComparisonUndecided'];
export type OfferReceivedEvent = components['schemas']['OfferReceivedEvent'];
export type OfferYear = components['schemas']['OfferYear'];
export type OnetOccupation = components['schemas']['OnetOccupation'];
export type PayBand = components['schemas']['PayBand'];
export type PayPeriod = components['schemas']['PayPeriod'];
export type PayRange = components['schemas']['PayRange'];
export type PayTrend = components['schemas']['PayTrend'];
export type PayTrends = components['schemas']['PayTrends'];
export type Percentiles = components['schemas']['Percentiles'];
export type PipelineCounts = components['schemas']['PipelineCounts'];
export type PipelineCountsByStatus = components['schemas']['PipelineCountsByStatus'];
export type PipelineError = components['schemas']['PipelineError'];
export type PipelineErrorCode = components['schemas']['PipelineErrorCode'];
export type PipelineExport = components['schemas']['PipelineExport'];
export type PipelineFunnel = components['schemas']['PipelineFunnel'];
export type PipelineFunnelByMonth = components['schemas']['PipelineFunnelByMonth'];
export type PipelineFunnelByRole = components['schemas']['PipelineFunnelByRole'];
export type PipelineFunnelBySource = components['schemas']['PipelineFunnelBySource'];
export type PipelineSummary = components['schemas']['PipelineSummary'];
export type PostingCheck = components['schemas']['PostingCheck'];
export type PostingFinding = components['schemas']['PostingFinding'];
export type PostingFindingCode = components['schemas']['PostingFindingCode'];
export type PostingFindingSource = components['schemas']['PostingFindingSource'];
export type PostingRead = components['schemas']['PostingRead'];
export type PostingReadRole = components['schemas']['PostingReadRole'];
export type PostingReadShape = components['schemas']['PostingReadShape'];
export type PostingSource = components['schemas']['PostingSource'];
export type Projection = components['schemas']['Projection'];
export type Projections = components['schemas']['Projections'];
export type ProjectionsSummary = components['schemas']['ProjectionsSummary'];
export type QuarterEstimate = components['schemas']['QuarterEstimate'];
export type QueuedDeliveries = components['schemas']['QueuedDeliveries'];
export type QueuedDelivery = components['schemas']['QueuedDelivery'];
export type RankedOffer = components['schemas']['RankedOffer'];
export type RateLimitState = components['schemas']['RateLimitState'];
export type RecentWin = components['schemas']['RecentWin'];
export type RedeliverUndeliveredRequest = components['schemas']['RedeliverUndeliveredRequest'];
export type RegisterWebhookRequest = components['schemas']['RegisterWebhookRequest'];
export type RegisteredWebhook = components['schemas']['RegisteredWebhook'];
export type ReminderDueEvent = components['schemas']['ReminderDueEvent'];
export type ReminderEvent = components['schemas']['ReminderEvent'];
export type ReminderEventData = components['schemas']['ReminderEventData'];
export type RequestDetails = components['schemas']['RequestDetails'];
export type RetryAfterHint = components['schemas']['RetryAfterHint'];
export type RetryStrategy = components['schemas']['RetryStrategy'];
export type Role = components['schemas']['Role'];
export type RoleComparison = components['schemas']['RoleComparison'];
export type RoleDifference = components['schemas']['RoleDifference'];
export type RoleDifferenceHigherPaid = components['schemas']['RoleDifferenceHigherPaid'];
export type RoleMatch = components['schemas']['RoleMatch'];
export type RoleMatchSortField = components['schemas']['RoleMatchSortField'];
export type RoleReference = components['schemas']['RoleReference'];
export type RoleSkill = components['schemas']['RoleSkill'];
export type RoleSkills = components['schemas']['RoleSkills'];
export type RoleSortField = components['schemas']['RoleSortField'];
export type RoleTaxonomy = components['schemas']['RoleTaxonomy'];
export type RoleTaxonomyOnet = components['schemas']['RoleTaxonomyOnet'];
export type RoleTaxonomySoc = components['schemas']['RoleTaxonomySoc'];
export type RotateWebhookSecretRequest = components['schemas']['RotateWebhookSecretRequest'];
export type RotatedSecret = components['schemas']['RotatedSecret'];
export type RoundKind = components['schemas']['RoundKind'];
export type RoundOutcome = components['schemas']['RoundOutcome'];
export type SalaryBenchmark = components['schemas']['SalaryBenchmark'];
export type SalaryErrorDetails = components['schemas']['SalaryErrorDetails'];
export type SalaryEstimate = components['schemas']['SalaryEstimate'];
export type SalaryHistory = components['schemas']['SalaryHistory'];
export type SalaryHistoryChange = components['schemas']['SalaryHistoryChange'];
export type SalaryLookup = components['schemas']['SalaryLookup'];
export type SalaryWidget = components['schemas']['SalaryWidget'];
export type SalaryWidgetPoweredBy = components['schemas']['SalaryWidgetPoweredBy'];
export type SalaryWidgetSalary = components['schemas']['SalaryWidgetSalary'];
export type Scope = components['schemas']['Scope'];
export type SenderChecks = components['schemas']['SenderChecks'];
export type SeniorityBand = components['schemas']['SeniorityBand'];
export type SeniorityBands = components['schemas']['SeniorityBands'];
export type SkillConfidence = components['schemas']['SkillConfidence'];
export type SkillPremiums = components['schemas']['SkillPremiums'];
export type SkillPremiumsFound = components['schemas']['SkillPremiumsFound'];
export type Skills = components['schemas']['Skills'];
export type SkillsCatalog = components['schemas']['SkillsCatalog'];
export type SocGroup = components['schemas']['SocGroup'];
export type SortOrder = components['schemas']['SortOrder'];
export type SourceRow = components['schemas']['SourceRow'];
export type StatisticLineage = components['schemas']['StatisticLineage'];
export type StatisticLineageKind = components['schemas']['StatisticLineageKind'];
export type StatusEvent = components['schemas']['StatusEvent'];
export type StatusEventData = components['schemas']['StatusEventData'];
export type StatusEventEvent = components['schemas']['StatusEventEvent'];
export type StatusMove = components['schemas']['StatusMove'];
export type Submission = components['schemas']['Submission'];
export type SubmissionReceipt = components['schemas']['SubmissionReceipt'];
export type SubmissionReceiptStatus = components['schemas']['SubmissionReceiptStatus'];
export type SuggestedRange = components['schemas']['SuggestedRange'];
export type Suggestion = components['schemas']['Suggestion'];
export type SuggestionAction = components['schemas']['SuggestionAction'];
export type SuggestionList = components['schemas']['SuggestionList'];
export type SuggestionPriority = components['schemas']['SuggestionPriority'];
export type SuggestionType = components['schemas']['SuggestionType'];
export type SurveyAnswers = components['schemas']['SurveyAnswers'];
export type SurveyAnswersAnswer = components['schemas']['SurveyAnswersAnswer'];
export type SurveyMedian = components['schemas']['SurveyMedian'];
export type TableFormat = components['schemas']['TableFormat'];
export type TaxAmount = components['schemas']['TaxAmount'];
export type TestEventData = components['schemas']['TestEventData'];
export type TestWebhookRequest = components['schemas']['TestWebhookRequest'];
export type Theme = components['schemas']['Theme'];
export type Tier = components['schemas']['Tier'];
export type TierNotice = components['schemas']['TierNotice'];
export type TokenAccess = components['schemas']['TokenAccess'];
export type ToolAnnotations = components['schemas']['ToolAnnotations'];
export type ToolArgumentLocations = components['schemas']['ToolArgumentLocations'];
export type ToolInputSchema = components['schemas']['ToolInputSchema'];
export type ToolManifest = components['schemas']['ToolManifest'];
export type ToolManifestMcp = components['schemas']['ToolManifestMcp'];
export type ToolManifestTool = components['schemas']['ToolManifestTool'];
export type TotalCompensation = components['schemas']['TotalCompensation'];
export type TotalCompensationUnsourced = components['schemas']['TotalCompensationUnsourced'];
export type UnfinishedImport = components['schemas']['UnfinishedImport'];
export type UpdateActivityRequest = components['schemas']['UpdateActivityRequest'];
export type UpdateCalendarEventRequest = components['schemas']['UpdateCalendarEventRequest'];
export type UpdateContactRequest = components['schemas']['UpdateContactRequest'];
export type UpdateInboxSettingsRequest = components['schemas']['UpdateInboxSettingsRequest'];
export type UpdateJobRequest = components['schemas']['UpdateJobRequest'];
export type UpdateJobStatusRequest = components['schemas']['UpdateJobStatusRequest'];
export type UpdateWebhookRequest = components['schemas']['UpdateWebhookRequest'];
export type Verdict = components['schemas']['Verdict'];
export type WageLevel = components['schemas']['WageLevel'];
export type WageLevelArea = components['schemas']['WageLevelArea'];
export type WageLevelLevel = components['schemas']['WageLevelLevel'];
export type WageLevelOccupation = components['schemas']['WageLevelOccupation'];
export type WageLevels = components['schemas']['WageLevels'];
export type WageLevelsFound = components['schemas']['WageLevelsFound'];
export type WageLevelsOfRole = components['schemas']['WageLevelsOfRole'];
export type WageLevelsOfRoleWageYear = components['schemas']['WageLevelsOfRoleWageYear'];
export type Webhook = components['schemas']['Webhook'];
export type WebhookAttempt = components['schemas']['WebhookAttempt'];
export type WebhookAttemptKind = components['schemas']['WebhookAttemptKind'];
export type WebhookAttemptOutcome = components['schemas']['WebhookAttemptOutcome'];
export type WebhookDelivery = components['schemas']['WebhookDelivery'];
export type WebhookDeliveryDetails = components['schemas']['WebhookDeliveryDetails'];
export type WebhookDisabledReason = components['schemas']['WebhookDisabledReason'];
export type WebhookLastDelivery = components['schemas']['WebhookLastDelivery'];
export type WebhookLastDeliveryStatus = components['schemas']['WebhookLastDeliveryStatus'];
export type WebhookStatus = components['schemas']['WebhookStatus'];
export type WebhookTestEvent = components['schemas']['WebhookTestEvent'];
export type WinType = components['schemas']['WinType'];
export type CalculateSalaryQuery = components['schemas']['CalculateSalaryQuery'];
export type CalculateSalariesQuery = components['schemas']['CalculateSalariesQuery'];
export type GetSalaryHistoryQuery = components['schemas']['GetSalaryHistoryQuery'];
export type ProjectSalaryQuery = components['schemas']['ProjectSalaryQuery'];
export type CompareRolesQuery = components['schemas']['CompareRolesQuery'];
export type ListAdjacentRolesQuery = components['schemas']['ListAdjacentRolesQuery'];
export type GetWageLevelsQuery = components['schemas']['GetWageLevelsQuery'];
export type GetSkillPremiumsQuery = components['schemas']['GetSkillPremiumsQuery'];
export type GetEmployerCostQuery = components['schemas']['GetEmployerCostQuery'];
export type GetCrowdPayQuery = components['schemas']['GetCrowdPayQuery'];
export type GetWidgetQuery = components['schemas']['GetWidgetQuery'];
export type GetLegacySalaryQuery = components['schemas']['GetLegacySalaryQuery'];
export type EvaluateOfferQuery = components['schemas']['EvaluateOfferQuery'];
export type CompareOffersQuery = components['schemas']['CompareOffersQuery'];
export type NegotiateOfferQuery = components['schemas']['NegotiateOfferQuery'];
export type CheckPostingQuery = components['schemas']['CheckPostingQuery'];
export type ListRolesQuery = components['schemas']['ListRolesQuery'];
export type SearchRolesQuery = components['schemas']['SearchRolesQuery'];
export type ListCitiesQuery = components['schemas']['ListCitiesQuery'];
export type ListCompaniesQuery = components['schemas']['ListCompaniesQuery'];
export type LookUpSalaryQuery = components['schemas']['LookUpSalaryQuery'];
export type LookUpRolesQuery = components['schemas']['LookUpRolesQuery'];
export type LookUpComparisonQuery = components['schemas']['LookUpComparisonQuery'];
export type LookUpRangeQuery = components['schemas']['LookUpRangeQuery'];
export type LookUpPostingQuery = components['schemas']['LookUpPostingQuery'];
export type LookUpTrendsQuery = components['schemas']['LookUpTrendsQuery'];
export type ListJobsQuery = components['schemas']['ListJobsQuery'];
export type ListContactsQuery = components['schemas']['ListContactsQuery'];
export type ListInboxQuery = components['schemas']['ListInboxQuery'];
export type ListActivitiesQuery = components['schemas']['ListActivitiesQuery'];
export type ListCalendarQuery = components['schemas']['ListCalendarQuery'];
export type ListWebhooksQuery = components['schemas']['ListWebhooksQuery'];
export type ListEventsQuery = components['schemas']['ListEventsQuery'];
export type ListWebhookDeliveriesQuery = components['schemas']['ListWebhookDeliveriesQuery'];
export type ListPipelineCompaniesQuery = components['schemas']['ListPipelineCompaniesQuery'];
export type ExportPipelineQuery = components['schemas']['ExportPipelineQuery'];
export type ImportPipelineQuery = components['schemas']['ImportPipelineQuery'];
