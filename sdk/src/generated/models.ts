// Generated from schema/openapi.json by `npm run sdk`. Do not edit.
// openapi-typescript@7.13.0, schemas 2e15abea95e820b0fd8dbdde0df725c4c7c09555b50cd0af749f18b572bc097c

interface components {
    schemas: {
        Submission: {
            /** @description Slug of a role in the catalog, or an alias of one (`rn`). */
            role: string;
            /** @description Slug of a U.S. city in the catalog, with or without the state (`san-francisco`, `aurora-il`), or an alias of one (`nyc`). */
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
            /**
             * @description Number of workers of the employer.
             * @enum {string}
             */
            company_size?: "1-49" | "50-499" | "500-4999" | "5000+";
            /**
             * @description Type of employment. Default: "full_time".
             * @enum {string}
             */
            employment_type?: "full_time" | "part_time" | "contract";
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
            /**
             * @description Status of the job. Every change from one status to another is allowed.
             * @enum {string}
             */
            status: "saved" | "applied" | "screening" | "interviewing" | "offer" | "accepted" | "rejected" | "withdrawn" | "archived";
            location: string | null;
            /** @description Annual amount in whole units of `currency`. */
            salaryMin: number | null;
            /** @description Annual amount in whole units of `currency`. */
            salaryMax: number | null;
            /** @description ISO 4217 currency code. */
            currency: string;
            notes: string | null;
            source: string | null;
            roleSlug: string | null;
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
        InterviewRound: {
            /**
             * @description Kind of interview.
             * @enum {string}
             */
            kind: "recruiter_screen" | "hiring_manager" | "technical" | "take_home" | "onsite" | "panel" | "final" | "other";
            /** @description When it takes or took place; null if open. */
            at: string | null;
            with: string | null;
            /**
             * @description What came of the round; `pending` until that is known.
             * @enum {string}
             */
            outcome: "pending" | "passed" | "failed" | "cancelled";
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
            /**
             * @description Status of the job. Every change from one status to another is allowed.
             * @enum {string}
             */
            status: "saved" | "applied" | "screening" | "interviewing" | "offer" | "accepted" | "rejected" | "withdrawn" | "archived";
            location: string | null;
            /** @description Annual amount in whole units of `currency`. */
            salaryMin: number | null;
            /** @description Annual amount in whole units of `currency`. */
            salaryMax: number | null;
            /** @description ISO 4217 currency code. */
            currency: string;
            notes: string | null;
            source: string | null;
            roleSlug: string | null;
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
            /**
             * @description The same as `status`.
             * @enum {string}
             */
            newStatus: "saved" | "applied" | "screening" | "interviewing" | "offer" | "accepted" | "rejected" | "withdrawn" | "archived";
            /**
             * @description Status of the job before the change.
             * @enum {string}
             */
            previousStatus: "saved" | "applied" | "screening" | "interviewing" | "offer" | "accepted" | "rejected" | "withdrawn" | "archived";
            /** @description Time of the event; `timestamp` is the time of this delivery attempt. */
            eventAt: string;
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
        ActivityEventData: {
            /** @description Id of an activity. */
            id: string;
            /**
             * @description Type of activity.
             * @enum {string}
             */
            type: "application" | "email" | "call" | "meeting" | "interview" | "follow_up" | "note" | "offer" | "status_change";
            jobId: string | null;
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
        TestEventData: {
            /** @description Id of a webhook. */
            webhookId: string;
            message: string;
            /** @description Time of the event; `timestamp` is the time of this delivery attempt. */
            eventAt: string;
        };
        SalaryTool: {
            role: components["schemas"]["RoleReference"];
            city: components["schemas"]["CityReference"] | null;
            experience: components["schemas"]["ExperienceAt"];
            /** @description The same estimate in each basis, whichever is requested. */
            city_factors: components["schemas"]["CityFactor"][];
            estimate: components["schemas"]["Estimate"];
            observed: components["schemas"]["Observed"] | null;
            total_compensation: components["schemas"]["TotalCompensation"];
            citation: string;
            assumptions: string[];
            page_url: string;
        };
        RoleReference: {
            id: string;
            slug: string;
            title: string;
        };
        CityReference: {
            id: string;
            slug: string;
            name: string;
            state: string;
            /** @description Regional price parity of the city's metropolitan area (BEA, all items) divided by 100: the cost of living. Pay is multiplied by it in the basis `price_parity` alone. */
            col_multiplier: number;
        };
        ExperienceAt: {
            /**
             * @description Experience level, by years of experience: entry 0-2, mid 3-5, senior 6-9, staff 10 or more.
             * @enum {string}
             */
            level: "entry" | "mid" | "senior" | "staff";
            years: string;
            multiplier: number;
            /** @description Where the estimate's median lies in the pay of everyone in the occupation there, all levels together: interpolated in logs between the published percentiles; null outside the 10th to the 90th, and where they are not published. */
            percentile: number | null;
            /** @description Set if the median is outside the published percentiles. */
            beyond_published: ("below_p10" | "above_p90") | null;
        };
        CityFactor: {
            /** @enum {string} */
            basis: "local" | "price_parity";
            /** @description What the national figure is multiplied by; null if it is not known. */
            factor: number | null;
            median: number | null;
            explanation: string;
            data_point_id: string | null;
        };
        Estimate: {
            /** @description 25th percentile; null if it is not published. */
            low: number | null;
            /** @description Annual amount in whole U.S. dollars. */
            median: number;
            /** @description 75th percentile; null if it is not published. */
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
            /** @description Id with which `lineage` returns the sources and calculation of the figure. */
            data_point_id: string;
            as_of: string;
        };
        /** @description Published wage of the role's occupation, unadjusted. */
        Observed: {
            source: string;
            survey: string;
            reference_period: string;
            occupation_code: string;
            occupation_title: string;
            area_code: string;
            area_title: string;
            /** @enum {string} */
            area_type: "national" | "metro" | "state" | "nonmetro";
            employment: number | null;
            p10: number | null;
            p25: number | null;
            median: number | null;
            p75: number | null;
            p90: number | null;
            /** @description Published for the nation only. */
            mean: number | null;
            /** @description Relative standard error of the mean, in percent; published for the nation only. */
            relative_standard_error: number | null;
            /** @description Marks of suppressed or top-coded cells, as published. */
            flags: string[];
            /**
             * @description Whether the wage is for the requested area, for its state, or for the nation.
             * @enum {string}
             */
            match: "exact_area" | "state_fallback" | "national_fallback";
            url: string;
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
            unsourced: ("equity" | "bonus" | "signing")[];
        };
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
        Request: {
            /** @description Id of the request; also in the header `x-request-id`. */
            id: string;
            /** @description Path of the request. */
            endpoint: string;
            duration_ms: number;
            /** @enum {string} */
            tier: "free" | "pro" | "ultra";
            /** @description Scopes of the key; empty without a key. */
            scopes: string[];
        };
        SalaryError: {
            error: {
                type: string;
                code: string;
                /** @description The parameter or body field that caused the error. */
                param?: string;
                message: string;
                doc_url: string;
                /** @description Id of the request; also in the header `x-request-id`. */
                request_id: string;
                /** @enum {string} */
                retry_strategy: "retry_with_clarification" | "use_alternative_tool" | "retry_after_seconds";
                retry_hint: {
                    clarification_needed: string;
                } | {
                    alternative_tool: string;
                } | {
                    after_seconds: number;
                };
                follow_up_suggestions?: string[];
            };
        };
        RolesToolItem: {
            id: string;
            slug: string;
            title: string;
            /** @description National median pay in the last completed quarter, in whole USD per year, on which `calculate` is based. To trace it, get its `data_point_id` from `range` without a city. */
            national_median: number;
            /** @description Relevance of the match; present only with `q`. */
            score?: number;
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
        CompareTool: components["schemas"]["RoleComparison"] | components["schemas"]["CityComparison"];
        RoleComparison: {
            primary: components["schemas"]["ComparedSide"];
            secondary: components["schemas"]["ComparedSide"];
            city: components["schemas"]["CityReference"] | null;
            delta: {
                /** @enum {string} */
                higher_paid: "roleA" | "roleB" | "tie";
                /** @description First median minus the second, in USD per year. */
                median_delta: number;
                /** @description The same difference in percent of the second median. */
                median_pct: number;
                total_comp_delta: number;
                total_comp_pct: number;
            };
            /** @description The same comparison in the basis `local`: what people in each occupation earn in the city. Null without a city. */
            local: {
                primary: components["schemas"]["LocalSide"];
                secondary: components["schemas"]["LocalSide"];
                delta: {
                    /** @enum {string} */
                    higher_paid: "roleA" | "roleB" | "tie";
                    /** @description First median minus the second, in USD per year. */
                    median_delta: number;
                    /** @description The same difference in percent of the second median. */
                    median_pct: number;
                    total_comp_delta: number;
                    total_comp_pct: number;
                };
            } | null;
            citation: string;
            assumptions: string[];
            page_url: string;
            /** @constant */
            mode: "roles";
        };
        ComparedSide: {
            role: components["schemas"]["RoleReference"];
            estimate: components["schemas"]["Estimate"];
            observed: components["schemas"]["Observed"] | null;
            total_compensation: components["schemas"]["TotalCompensation"];
            /** @description Null if the 75th percentile is not published. */
            negotiation_leverage: components["schemas"]["NegotiationLeverage"] | null;
        };
        /** @description Distance from the estimate to higher published pay. Not a forecast of an offer. */
        NegotiationLeverage: {
            /** @description 75th percentile of the estimate, at most the 90th percentile of what everyone in the occupation earns there, minus the estimate's median, in USD per year; 0 if the median is above that. */
            to_upper_quartile: number;
            /** @description The same difference in percent of the median. */
            to_upper_quartile_pct: number;
            /** @description Median in `observed` minus that of the estimate, in USD per year; null without a published median. */
            to_published_median: number | null;
        };
        LocalSide: {
            estimate: components["schemas"]["Estimate"];
            total_compensation: components["schemas"]["TotalCompensation"];
        };
        CityComparison: {
            /** @constant */
            mode: "cities";
            role: components["schemas"]["RoleReference"];
            primary: components["schemas"]["ComparedCity"];
            secondary: components["schemas"]["ComparedCity"];
            delta: {
                /** @enum {string} */
                higher_paid: "cityA" | "cityB" | "tie";
                /** @description First median minus the second, in USD per year. */
                median_delta: number;
                /** @description The same difference in percent of the second median. */
                median_pct: number;
                total_comp_delta: number;
                total_comp_pct: number;
            };
            citation: string;
            assumptions: string[];
            page_url: string;
        };
        ComparedCity: {
            estimate: components["schemas"]["Estimate"];
            observed: components["schemas"]["Observed"] | null;
            total_compensation: components["schemas"]["TotalCompensation"];
            /** @description Null if the 75th percentile is not published. */
            negotiation_leverage: components["schemas"]["NegotiationLeverage"] | null;
            city: components["schemas"]["CityReference"];
        };
        RangeTool: {
            role: components["schemas"]["RoleReference"];
            city: components["schemas"]["CityReference"] | null;
            /** @description Percentiles at mid level in USD per year; null if not published. */
            percentiles: {
                p10: number | null;
                p25: number | null;
                /** @description Annual amount in whole U.S. dollars. */
                p50: number;
                p75: number | null;
                p90: number | null;
            };
            /** @description The estimate; its `data_point_id` covers all five percentiles. */
            estimate: components["schemas"]["Estimate"];
            observed: components["schemas"]["Observed"] | null;
            citation: string;
            assumptions: string[];
            page_url: string;
        };
        TrendsTool: {
            role: components["schemas"]["RoleReference"];
            city: components["schemas"]["CityReference"] | null;
            /** @description Only on the Free plan: what the response leaves out. */
            tier_notice?: {
                message: string;
                snapshots_available: number;
                snapshots_returned: number;
                upgrade_url: string;
            };
            citation: string;
            assumptions: string[];
            page_url: string;
            /** @description The last quarter of each year, at mid level. */
            trends: {
                year: number;
                quarter: string;
                /** @description Annual amount in whole U.S. dollars. */
                median: number;
                /** @description Change from the previous year in percent; null for the first year. */
                change_pct: number | null;
                methodology_version: string;
                data_point_id: string;
                as_of: string;
            }[];
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
            /**
             * @description Status of the job. Every change from one status to another is allowed.
             * @enum {string}
             */
            status: "saved" | "applied" | "screening" | "interviewing" | "offer" | "accepted" | "rejected" | "withdrawn" | "archived";
            location: string | null;
            /** @description Annual amount in whole units of `currency`. */
            salaryMin: number | null;
            /** @description Annual amount in whole units of `currency`. */
            salaryMax: number | null;
            /** @description ISO 4217 currency code. */
            currency: string;
            notes: string | null;
            source: string | null;
            roleSlug: string | null;
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
        PipelineError: {
            /** @description Error message for people. */
            error: string;
            code: string;
            details?: {
                field: string;
                message: string;
            }[];
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
            /**
             * @description Status of the job. Every change from one status to another is allowed.
             * @enum {string}
             */
            status: "saved" | "applied" | "screening" | "interviewing" | "offer" | "accepted" | "rejected" | "withdrawn" | "archived";
            location: string | null;
            /** @description Annual amount in whole units of `currency`. */
            salaryMin: number | null;
            /** @description Annual amount in whole units of `currency`. */
            salaryMax: number | null;
            /** @description ISO 4217 currency code. */
            currency: string;
            notes: string | null;
            source: string | null;
            roleSlug: string | null;
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
            posting: components["schemas"]["Posting"] | null;
            /** @description Pay benchmark; null if the job has no role, or if its role or city is not in the catalog. */
            salaryBenchmark: components["schemas"]["SalaryBenchmark"] | null;
        };
        StatusMove: {
            /**
             * @description Status of the job. Every change from one status to another is allowed.
             * @enum {string}
             */
            status: "saved" | "applied" | "screening" | "interviewing" | "offer" | "accepted" | "rejected" | "withdrawn" | "archived";
            /** @description Status before the change; null for the first status. */
            previousStatus: ("saved" | "applied" | "screening" | "interviewing" | "offer" | "accepted" | "rejected" | "withdrawn" | "archived") | null;
            /** @description ISO 8601 instant in UTC. */
            changedAt: string;
        };
        /** @description A posting as it was on the day on which it was read. It never changes. */
        Posting: {
            url: string;
            /**
             * @description Where it was read: the public interface of a job board, or what the page says for search engines.
             * @enum {string}
             */
            source: "greenhouse" | "lever" | "ashby" | "page";
            title: string;
            company: string;
            location: string | null;
            /** @description As text, up to 30,000 characters. */
            description: string | null;
            /** @description Whether the description was longer. */
            isCut: boolean;
            /** @description The pay as posted, in words. */
            pay: string | null;
            postedAt: string | null;
            /** @description When the posting was read. */
            readAt: string;
        };
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
            /** @description Position of the midpoint of the job's salary range, or of the bound that is known, as `evaluate` judges it: below `low`, above `high` or within, each with a probability of at least 0.8, else `cannot_tell`. Null if the job has no salary in USD. */
            verdict: ("below" | "within" | "above" | "cannot_tell") | null;
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
        Activity: {
            /** @description Id of an activity. */
            id: string;
            /**
             * @description Type of activity.
             * @enum {string}
             */
            type: "application" | "email" | "call" | "meeting" | "interview" | "follow_up" | "note" | "offer" | "status_change";
            jobId: string | null;
            contactId: string | null;
            notes: string | null;
            /** @description ISO 8601 instant in UTC. */
            occurredAt: string;
            /** @description ISO 8601 instant in UTC. */
            createdAt: string;
            /** @description Time of the last change; at first that of creation. */
            updatedAt: string;
        };
        CalendarEvent: {
            /** @description Id of a calendar event. */
            id: string;
            /**
             * @description Type of event.
             * @enum {string}
             */
            type: "interview" | "phone_screen" | "follow_up" | "deadline" | "other";
            title: string;
            /** @description ISO 8601 instant in UTC. */
            startsAt: string;
            endsAt: string | null;
            timeZone: string;
            location: string | null;
            notes: string | null;
            jobId: string | null;
            contactId: string | null;
            /** @description ISO 8601 instant in UTC. */
            createdAt: string;
            /** @description Time of the last change; at first that of creation. */
            updatedAt: string;
        };
        CalendarFeed: {
            /** @description URL to subscribe to. It contains the credential and is returned only once. */
            url: string;
            /** @description ISO 8601 instant in UTC. */
            createdAt: string;
        };
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
            /**
             * @description Status of the job. Every change from one status to another is allowed.
             * @enum {string}
             */
            status: "saved" | "applied" | "screening" | "interviewing" | "offer" | "accepted" | "rejected" | "withdrawn" | "archived";
            location: string | null;
            /** @description Annual amount in whole units of `currency`. */
            salaryMin: number | null;
            /** @description Annual amount in whole units of `currency`. */
            salaryMax: number | null;
            /** @description ISO 4217 currency code. */
            currency: string;
            notes: string | null;
            source: string | null;
            roleSlug: string | null;
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
            posting: components["schemas"]["Posting"] | null;
            /** @description Every status change, oldest first. */
            statusHistory: components["schemas"]["StatusMove"][];
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
            rows?: {
                /** @enum {string} */
                list: "jobs" | "contacts" | "activities" | "events" | "moodCheckins";
                /** @description Position in its list, from 1. */
                row: number;
                valid: boolean;
                problems: {
                    field: string;
                    message: string;
                }[];
            }[];
            /** @description Only with the parameter `columns`: what each column is. */
            columns?: {
                column: string;
                /** @description Null if it is left out. */
                field: ("id" | "company" | "title" | "url" | "status" | "location" | "salaryMin" | "salaryMax" | "currency" | "notes" | "source" | "roleSlug" | "citySlug" | "rounds" | "statusHistory" | "createdAt" | "updatedAt" | "salary" | "appliedAt") | null;
                /** @enum {string} */
                how: "given" | "recognized" | "unknown";
                /** @description Some of its texts, at most three. */
                samples: string[];
            }[];
        };
        Profile: {
            id: string;
            /** @description Null if the account has none. */
            email: string | null;
            /** @enum {string} */
            tier: "free" | "pro" | "ultra";
            token: {
                id: string;
                name: string;
                /** @enum {string} */
                access: "read" | "read_write";
                /** @description ISO 8601 instant in UTC. */
                createdAt: string;
            };
            pipeline: components["schemas"]["PipelineCounts"];
            rateLimits: {
                perMinute: {
                    limit: number;
                    remaining: number;
                    /** @description When more requests become available. */
                    resetAt: string;
                };
                perMonth: {
                    limit: number;
                    remaining: number;
                    /** @description When more requests become available. */
                    resetAt: string;
                };
            };
            webhooks: {
                total: number;
                disabled: number;
            };
            /** @description Imports that were interrupted, or are in progress. Send the same request again to resume one. */
            unfinishedImports: {
                /** @description The `Idempotency-Key` of its request. Null if it had none: then its body identifies it. */
                idempotencyKey: string | null;
                /** @description ISO 8601 instant in UTC. */
                startedAt: string;
                /** @description Until then the same request resumes it. What it has imported stays. */
                resumableUntil: string;
            }[];
        };
        PipelineCounts: {
            /** @description Number of all jobs. */
            total: number;
            /** @description Number of jobs in each status, including 0. */
            byStatus: {
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
            /** @description Applications that led to a screening, an interview or an offer at any time, divided by all applications. Computed from the status history: a job that reached one of these statuses counts as an application, and an acceptance as an offer. 0 if there were no applications. */
            responseRate: number;
            /** @description Average number of days that open jobs have been in their current status; 0 if there are none. */
            avgDaysInStatus: number;
        };
        PipelineSummary: {
            summary: components["schemas"]["PipelineCounts"];
            /** @description Applications without activity for 7 days, interviews without activity for 5 days, and offers that are 3 days old; longest inactive first, at most 25. */
            needsAttention: {
                /** @description Id of a job. */
                jobId: string;
                company: string;
                role: string;
                reason: string;
                suggestion: string;
            }[];
            /** @description Jobs that moved to `offer` or `accepted` within the last 30 days, newest first, at most 25. */
            recentWins: {
                /** @enum {string} */
                type: "offer" | "accepted";
                company: string;
                role: string;
                date: string;
            }[];
        };
        Suggestion: {
            /** @description Id of the suggestion, stable as long as it applies. */
            id: string;
            /** @enum {string} */
            type: "follow_up" | "thank_you" | "prepare" | "negotiate" | "stale" | "webhook_disabled";
            /** @enum {string} */
            priority: "high" | "medium" | "low";
            jobId: string | null;
            company: string | null;
            role: string | null;
            title: string;
            reason: string;
            /** @description Tool of the manifest that carries out the suggestion, and its arguments. */
            action: {
                tool: string;
                arguments: {
                    [key: string]: unknown;
                };
            };
            dueAt: string | null;
        };
        Webhook: {
            /** @description Id of a webhook. */
            id: string;
            url: string;
            events: ("job.created" | "job.updated" | "job.deleted" | "job.status_changed" | "contact.created" | "contact.updated" | "contact.deleted" | "activity.created" | "interview.scheduled" | "offer.received" | "webhook.test" | "*")[];
            /** @description Whether deliveries are signed. */
            hasSecret: boolean;
            /** @enum {string} */
            status: "active" | "disabled";
            /** @description `gone`: the receiver responded with 410. `failing`: five days of failures without a success. `requested`: disabled by its owner. Null while active. */
            disabledReason: ("gone" | "failing" | "requested") | null;
            /** @description Number of failed attempts since the last success. */
            consecutiveFailures: number;
            /** @description Latest attempt of any delivery; null if there is none. */
            lastDelivery: {
                /** @enum {string} */
                event: "job.created" | "job.updated" | "job.deleted" | "job.status_changed" | "contact.created" | "contact.updated" | "contact.deleted" | "activity.created" | "interview.scheduled" | "offer.received" | "webhook.test";
                /** @enum {string} */
                status: "succeeded" | "failed";
                /** @description HTTP status of the response; null if there was none. */
                responseStatus: number | null;
                /** @description ISO 8601 instant in UTC. */
                at: string;
            } | null;
            /** @description ISO 8601 instant in UTC. */
            createdAt: string;
        };
        RegisteredWebhook: {
            /** @description Id of a webhook. */
            id: string;
            url: string;
            events: ("job.created" | "job.updated" | "job.deleted" | "job.status_changed" | "contact.created" | "contact.updated" | "contact.deleted" | "activity.created" | "interview.scheduled" | "offer.received" | "webhook.test" | "*")[];
            /** @description Whether deliveries are signed. */
            hasSecret: boolean;
            /** @enum {string} */
            status: "active" | "disabled";
            /** @description `gone`: the receiver responded with 410. `failing`: five days of failures without a success. `requested`: disabled by its owner. Null while active. */
            disabledReason: ("gone" | "failing" | "requested") | null;
            /** @description Number of failed attempts since the last success. */
            consecutiveFailures: number;
            /** @description Latest attempt of any delivery; null if there is none. */
            lastDelivery: {
                /** @enum {string} */
                event: "job.created" | "job.updated" | "job.deleted" | "job.status_changed" | "contact.created" | "contact.updated" | "contact.deleted" | "activity.created" | "interview.scheduled" | "offer.received" | "webhook.test";
                /** @enum {string} */
                status: "succeeded" | "failed";
                /** @description HTTP status of the response; null if there was none. */
                responseStatus: number | null;
                /** @description ISO 8601 instant in UTC. */
                at: string;
            } | null;
            /** @description ISO 8601 instant in UTC. */
            createdAt: string;
            /** @description The generated secret, returned only once. Null if the request contained a secret or `null`. */
            secret: string | null;
        };
        QueuedDelivery: {
            /** @description Id of a delivery. */
            deliveryId: string;
            /** @enum {string} */
            event: "job.created" | "job.updated" | "job.deleted" | "job.status_changed" | "contact.created" | "contact.updated" | "contact.deleted" | "activity.created" | "interview.scheduled" | "offer.received" | "webhook.test";
            /** @constant */
            status: "queued";
        };
        RotatedSecret: {
            /** @description Id of a webhook. */
            id: string;
            /** @description The new secret, returned only once. */
            secret: string;
            /** @description Until this time, `webhook-signature` also contains a signature with the previous secret. Null if there was none. */
            previousSecretUntil: string | null;
        };
        WebhookDelivery: {
            /** @description Id of the delivery, the same for every attempt; sent to the receiver as `webhook-id`. */
            id: string;
            /** @description Id of a webhook. */
            webhookId: string;
            /** @enum {string} */
            event: "job.created" | "job.updated" | "job.deleted" | "job.status_changed" | "contact.created" | "contact.updated" | "contact.deleted" | "activity.created" | "interview.scheduled" | "offer.received" | "webhook.test";
            /**
             * @description `pending`: waiting for the first attempt or for a requested one. `delivering`: an attempt is in progress. `succeeded`: the receiver accepted it. `failed`: the last attempt failed and another is scheduled. `dead`: no more attempts are made. `cancelled`: the webhook was deleted or disabled first.
             * @enum {string}
             */
            status: "pending" | "delivering" | "succeeded" | "failed" | "dead" | "cancelled";
            attemptCount: number;
            /** @description HTTP status of the response to the last attempt; null if there was none. */
            responseStatus: number | null;
            /** @description Why the last attempt had no response, such as `timeout` or `tls_failed`; null if it had one. */
            error: string | null;
            /** @description Time of the next attempt; null if none is scheduled. */
            nextAttemptAt: string | null;
            /** @description ISO 8601 instant in UTC. */
            createdAt: string;
            finishedAt: string | null;
        };
        WebhookDeliveryDetails: {
            /** @description Id of the delivery, the same for every attempt; sent to the receiver as `webhook-id`. */
            id: string;
            /** @description Id of a webhook. */
            webhookId: string;
            /** @enum {string} */
            event: "job.created" | "job.updated" | "job.deleted" | "job.status_changed" | "contact.created" | "contact.updated" | "contact.deleted" | "activity.created" | "interview.scheduled" | "offer.received" | "webhook.test";
            /**
             * @description `pending`: waiting for the first attempt or for a requested one. `delivering`: an attempt is in progress. `succeeded`: the receiver accepted it. `failed`: the last attempt failed and another is scheduled. `dead`: no more attempts are made. `cancelled`: the webhook was deleted or disabled first.
             * @enum {string}
             */
            status: "pending" | "delivering" | "succeeded" | "failed" | "dead" | "cancelled";
            attemptCount: number;
            /** @description HTTP status of the response to the last attempt; null if there was none. */
            responseStatus: number | null;
            /** @description Why the last attempt had no response, such as `timeout` or `tls_failed`; null if it had one. */
            error: string | null;
            /** @description Time of the next attempt; null if none is scheduled. */
            nextAttemptAt: string | null;
            /** @description ISO 8601 instant in UTC. */
            createdAt: string;
            finishedAt: string | null;
            /** @description Every attempt, oldest first. */
            attempts: components["schemas"]["WebhookAttempt"][];
        };
        WebhookAttempt: {
            number: number;
            /** @enum {string} */
            kind: "scheduled" | "redelivery";
            /** @description Time of the attempt, sent as `timestamp`. */
            startedAt: string;
            /**
             * @description `interrupted`: the request may have been sent, but its result is unknown; the delivery was attempted again.
             * @enum {string}
             */
            outcome: "succeeded" | "failed" | "in_progress" | "interrupted";
            responseStatus: number | null;
            /** @description Beginning of the response body, at most 4 KiB. */
            responseBody: string | null;
            error: string | null;
            durationMs: number | null;
        };
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
            /**
             * @description Status of the job. Every change from one status to another is allowed.
             * @enum {string}
             */
            status: "saved" | "applied" | "screening" | "interviewing" | "offer" | "accepted" | "rejected" | "withdrawn" | "archived";
            location: string | null;
            /** @description Annual amount in whole units of `currency`. */
            salaryMin: number | null;
            /** @description Annual amount in whole units of `currency`. */
            salaryMax: number | null;
            /** @description ISO 4217 currency code. */
            currency: string;
            notes: string | null;
            source: string | null;
            roleSlug: string | null;
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
            posting: components["schemas"]["Posting"];
        };
        CompanyMemory: {
            /** @description Name, as in the latest job. */
            company: string;
            /** @description Jobs of this company. */
            jobs: number;
            /** @description Jobs that were applied to, or that a response implies an application for, as in `responseRate`. */
            applied: number;
            /** @description Open applications that the company has not answered. */
            silence: {
                jobs: number;
                /** @description Days since the oldest of them. */
                longestDays: number | null;
            };
            /** @description Applications that were answered, and after how many days: with a screening, an interview, an offer or a rejection, whichever came first. */
            answers: {
                jobs: number;
                medianDays: number | null;
                fastestDays: number | null;
                slowestDays: number | null;
            };
            /** @description Jobs by their current status, and offers. */
            outcomes: {
                open: number;
                /** @description Jobs that reached an offer at any time. */
                offers: number;
                accepted: number;
                rejected: number;
                withdrawn: number;
                archived: number;
            };
            /** @description Titles that were added more than once, at most 10. */
            reposts: {
                title: string;
                times: number;
                /** @description ISO 8601 instant in UTC. */
                firstAddedAt: string;
                /** @description ISO 8601 instant in UTC. */
                lastAddedAt: string;
            }[];
            /** @description The latest jobs, at most 10. */
            recentJobs: {
                /** @description Id of a job. */
                id: string;
                title: string;
                /**
                 * @description Status of the job. Every change from one status to another is allowed.
                 * @enum {string}
                 */
                status: "saved" | "applied" | "screening" | "interviewing" | "offer" | "accepted" | "rejected" | "withdrawn" | "archived";
                appliedAt: string | null;
                /** @description ISO 8601 instant in UTC. */
                createdAt: string;
            }[];
            /** @description What the company has filed for workers on H-1B, H-1B1 and E-3 visas, as in `companies` of the Salary Data API; null if it is not among those. */
            filings: {
                slug: string;
                name: string;
                certifiedFilings: number;
                filedPay: {
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
                };
                /** @description Id with which `lineage` returns how the figures were computed. */
                dataPointId: string;
            } | null;
        };
        PipelineFunnel: {
            /** @description All jobs, stage by stage. */
            stages: components["schemas"]["FunnelStageWithEnds"][];
            /** @description The funnel of each source, the largest first, at most 24. */
            bySource: {
                /** @description Null for jobs without a source. */
                source: string | null;
                stages: components["schemas"]["FunnelStage"][];
            }[];
            /** @description The funnel of each role, the largest first, at most 24. */
            byRole: {
                /** @description Null for jobs without a role. */
                roleSlug: string | null;
                stages: components["schemas"]["FunnelStage"][];
            }[];
            /** @description The funnel of each month, the latest first, at most 24. */
            byMonth: {
                /** @description Month (UTC) of the application, or of the first response without one; of being added for jobs that were never applied to. */
                month: string;
                stages: components["schemas"]["FunnelStage"][];
            }[];
        };
        FunnelStageWithEnds: {
            /** @enum {string} */
            stage: "saved" | "applied" | "screening" | "interviewing" | "offer" | "accepted";
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
        FunnelStage: {
            /** @enum {string} */
            stage: "saved" | "applied" | "screening" | "interviewing" | "offer" | "accepted";
            /** @description Jobs that reached this stage or a later one at any time; in `saved`, all jobs. */
            reached: number;
            /** @description `reached` divided by `reached` of the stage before; null for the first stage and if 5 or fewer jobs reached the stage before. */
            rate: number | null;
        };
        ToolManifest: {
            name: string;
            version: string;
            description: string;
            /** @description MCP endpoint with the same tools. */
            mcp: {
                path: string;
                /** @constant */
                transport: "streamable-http";
                protocolVersions: string[];
                /** @constant */
                credential: "ext_";
            };
            tools: {
                name: string;
                title: string;
                description: string;
                method: string;
                path: string;
                /**
                 * @description Prefix of the credential for a call over HTTP. Over MCP, an `ext_` token is valid for every tool.
                 * @enum {string}
                 */
                credential: "ext_" | "intelligence_";
                /**
                 * @description Access that the token needs.
                 * @enum {string}
                 */
                access: "read" | "read_write";
                /** @description JSON Schema of the tool's arguments. */
                inputSchema: {
                    /** @constant */
                    type: "object";
                } & {
                    [key: string]: unknown;
                };
                /** @description Location of each argument in the HTTP request. */
                arguments: {
                    path: string[];
                    query: string[];
                    body: string[];
                    header: {
                        [key: string]: string;
                    };
                };
                /** @description Fields of the request body with fixed values; null if there are none. */
                fixedBody: {
                    [key: string]: string;
                } | null;
                /** @description Tool annotations as defined by MCP. */
                annotations: {
                    [key: string]: unknown;
                };
            }[];
        };
        LegacySalary: {
            role: components["schemas"]["RoleReference"];
            city: components["schemas"]["CityReference"] | null;
            /** @description Estimate at mid level. */
            baseSalary: components["schemas"]["Estimate"];
            experienceBands: {
                entry: components["schemas"]["ExperienceBand"];
                mid: components["schemas"]["ExperienceBand"];
                senior: components["schemas"]["ExperienceBand"];
                staff: components["schemas"]["ExperienceBand"];
            };
            totalComp: components["schemas"]["TotalCompensation"];
            /** @description Always null: no public source. The assumptions give the reason. */
            remoteAdjustment: null;
            /** @description Always null: no public source. The assumptions give the reason. */
            companySize: null;
            /** @description Always null: no public source. The assumptions give the reason. */
            equity: null;
            /** @description Same as in `skills`; null if the key may not call it. */
            skillPremiums: components["schemas"]["RoleSkill"][] | null;
            /** @description Always null: no public source. The assumptions give the reason. */
            educationPremiums: null;
            /** @description Always null: no public source. The assumptions give the reason. */
            freelanceRates: null;
            /** @description Same as in `adjacent`; null if the key may not call it. */
            adjacentRoles: components["schemas"]["AdjacentRole"][] | null;
            /** @description Same as in `history`: only the latest four quarters on the Free plan. */
            trends: components["schemas"]["Snapshot"][];
            /** @description Change from the same quarter of the previous year, in percent; null if `trends` does not include it. */
            yoyGrowth: number | null;
            /** @description Always null: no public source. The assumptions give the reason. */
            employerSalaries: null;
            /** @description Same as in `crowd`; null if the account has not made a submission, or with fewer than ten submitters. */
            crowdSubmissions: components["schemas"]["CrowdFigures"] | null;
            citation: string;
            assumptions: string[];
            page_url: string;
        };
        ExperienceBand: {
            /** @description Annual amount in whole U.S. dollars. */
            median: number;
            p25: number | null;
            p75: number | null;
            /** @description Id with which `lineage` returns how the figures were computed. */
            dataPointId: string;
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
            confidence: {
                level: number;
                lower: number;
                upper: number;
            };
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
        AdjacentRole: {
            id: string;
            role: components["schemas"]["RoleReference"];
            /** @description Annual amount in whole U.S. dollars. */
            median: number;
            /** @description Its median minus that of the requested role, in USD per year. */
            difference: number;
            /** @description The same difference in percent of the requested role's median. */
            difference_percent: number;
            /**
             * @description Pay compared with the requested role; `lateral` is within 5%.
             * @enum {string}
             */
            direction: "higher" | "lateral" | "lower";
            /**
             * @description Always `related`: O*NET relates the two occupations.
             * @enum {string}
             */
            relation: "related";
            /**
             * @description O*NET ranks ten related occupations of every occupation as primary and ten more as supplemental. A role that takes more preparation or a license is listed only if the relation is primary.
             * @enum {string}
             */
            relation_tier: "primary" | "supplemental";
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
            onet_occupation: {
                code: string;
                title: string;
            };
            occupation_code: string;
            methodology_version: string;
            data_point_id: string;
        };
        Snapshot: {
            /** @description 25th percentile; null if it is not published. */
            low: number | null;
            /** @description Annual amount in whole U.S. dollars. */
            median: number;
            /** @description 75th percentile; null if it is not published. */
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
            /** @description Id with which `lineage` returns the sources and calculation of the figure. */
            data_point_id: string;
            as_of: string;
            quarter: string;
        };
        CrowdFigures: {
            /** @description Number of accounts behind the figures; always a multiple of ten. */
            submitters: number;
            base: {
                median: components["schemas"]["PayBand"];
                p25: components["schemas"]["PayBand"];
                p75: components["schemas"]["PayBand"];
            };
            /** @description The band of base pay, raised by the equity and bonus of one year, which are rounded to 5,000. */
            total: {
                median: components["schemas"]["PayBand"];
            };
            /** @constant */
            currency: "USD";
            /** @constant */
            period: "annual";
            /** @description Id with which `lineage` returns how the figures were computed. */
            data_point_id: string;
        };
        /** @description A band of annual pay in USD, 5,000 wide. */
        PayBand: {
            /** @description Inclusive. */
            lower: number;
            /** @description Exclusive; 5,000 more than `lower`. */
            upper: number;
        };
        Widget: {
            role: components["schemas"]["RoleReference"];
            city: components["schemas"]["CityReference"] | null;
            salary: {
                low: number | null;
                /** @description Annual amount in whole U.S. dollars. */
                median: number;
                high: number | null;
                /** @constant */
                currency: "USD";
                /** @constant */
                period: "annual";
            };
            experienceBands: {
                entry: components["schemas"]["ExperienceBand"];
                mid: components["schemas"]["ExperienceBand"];
                senior: components["schemas"]["ExperienceBand"];
                staff: components["schemas"]["ExperienceBand"];
            };
            /** @enum {string} */
            theme: "light" | "dark";
            whitelabel: boolean;
            citation: string;
            assumptions: string[];
            /** @description Lineage id of `salary`. */
            dataPointId: string;
            updated: string;
            /** @description Absent with a white-label key. */
            poweredBy?: {
                name: string;
                url: string;
            };
        };
        AdjacentRoles: {
            role: {
                id: string;
                slug: string;
                title: string;
                /** @description Annual amount in whole U.S. dollars. */
                median: number;
                methodology_version: string;
                data_point_id: string;
            };
            city: components["schemas"]["CityReference"] | null;
            /** @description Closest occupation first. */
            adjacent: components["schemas"]["AdjacentRole"][];
            buckets: {
                higher_paying: components["schemas"]["AdjacentRole"][];
                lateral: components["schemas"]["AdjacentRole"][];
                lower_paying: components["schemas"]["AdjacentRole"][];
            };
            summary: {
                higher_paying_count: number;
                lateral_count: number;
                lower_paying_count: number;
                /** @description The higher-paying role with the smallest difference; null if there is none. */
                nearest_higher: components["schemas"]["AdjacentRole"] | null;
                nearest_lateral: components["schemas"]["AdjacentRole"] | null;
                /** @description Why there are fewer roles than `count`; null if there are as many. */
                shortfall: string | null;
            };
            citation: string;
            assumptions: string[];
            page_url: string;
        };
        Calculation: {
            role: {
                id: string;
                slug: string;
                title: string;
                taxonomy?: components["schemas"]["RoleTaxonomy"];
                skills?: {
                    premium?: components["schemas"]["SkillPremiums"];
                    half_life?: components["schemas"]["HalfLives"];
                };
                seniority_bands?: components["schemas"]["SeniorityBands"];
            };
            city: {
                id: string;
                slug: string;
                name: string;
                state: string;
                /** @description Regional price parity of the city's metropolitan area (BEA, all items) divided by 100: the cost of living. Pay is multiplied by it in the basis `price_parity` alone. */
                col_multiplier: number;
                metadata?: components["schemas"]["CityMetadata"];
            };
            experience: components["schemas"]["ExperienceAt"];
            /** @description The same estimate in each basis, whichever is requested. */
            city_factors: components["schemas"]["CityFactor"][];
            estimate: components["schemas"]["Estimate"];
            observed: components["schemas"]["Observed"] | null;
            total_compensation: components["schemas"]["TotalCompensation"];
            comp?: {
                by_stage?: components["schemas"]["NoData"];
            };
            hiring?: {
                /** @description Counts and rates of hiring: applications, hires, and projected change. No source says how fast positions are filled, so none of them is a speed. */
                velocity?: components["schemas"]["HiringVelocity"];
            };
            citation: string;
            assumptions: string[];
            page_url: string;
        };
        /** @description Classification of the role in SOC 2018 and O*NET. */
        RoleTaxonomy: {
            soc: {
                major: {
                    code: string;
                    title: string;
                } | null;
                minor: {
                    code: string;
                    title: string;
                } | null;
                broad: {
                    code: string;
                    title: string;
                } | null;
                detailed: {
                    code: string;
                    title: string;
                };
            };
            onet: {
                code: string;
                title: string;
                /** @description O*NET job zone: preparation needed, 1 (little) to 5 (extensive); null if O*NET has none. */
                job_zone: number | null;
            }[];
            /** @description Whether the title belongs to technology, data, AI, security, design or product work. */
            specialized: boolean;
            sources: string[];
        };
        SkillPremiums: {
            /** @constant */
            status: "ok";
            /** @description Period that the records cover. */
            period: string;
            /** @description What the records do not cover. */
            gaps: string[];
            sources: string[];
            records: components["schemas"]["RoleSkill"][];
        } | components["schemas"]["NoData"];
        /** @description There are no records; `reason` says why. */
        NoData: {
            /** @constant */
            status: "no_data";
            reason: string;
            records: unknown[];
        };
        HalfLives: {
            /** @constant */
            status: "ok";
            /** @description Period that the records cover. */
            period: string;
            /** @description What the records do not cover. */
            gaps: string[];
            sources: string[];
            records: components["schemas"]["HalfLife"][];
        } | components["schemas"]["NoData"];
        HalfLife: {
            slug: string;
            language: string;
            earlier: {
                year: number;
                users: number;
                /** @description Number of respondents who named at least one language. */
                respondents: number;
                /** @description Languages that a respondent named on average, of those that both surveys offer; rounded to two decimals. */
                named_per_respondent: number;
                /** @description The language's share of all languages named: users divided by the number of languages that all respondents named, rounded to four decimals. */
                share: number;
            };
            later: {
                year: number;
                users: number;
                /** @description Number of respondents who named at least one language. */
                respondents: number;
                /** @description Languages that a respondent named on average, of those that both surveys offer; rounded to two decimals. */
                named_per_respondent: number;
                /** @description The language's share of all languages named: users divided by the number of languages that all respondents named, rounded to four decimals. */
                share: number;
            };
            /**
             * @description Trend of the share of all languages named, which does not rise merely because respondents of the later survey name more of them; `stable` if the change is within 1.96 standard errors of zero.
             * @enum {string}
             */
            trend: "declining" | "stable" | "growing";
            /** @description Years in which the share halves at the current rate; null unless the trend is `declining`. */
            half_life_years: number | null;
            /** @description Why there is no half-life; null if there is one. */
            reason: string | null;
            /** @description Id with which `lineage` returns how the figures were computed. */
            data_point_id: string;
        };
        /** @description The estimate at every experience level. */
        SeniorityBands: {
            /**
             * @description Experience level, by years of experience: entry 0-2, mid 3-5, senior 6-9, staff 10 or more.
             * @enum {string}
             */
            level: "entry" | "mid" | "senior" | "staff";
            years: string;
            multiplier: number;
            low: number | null;
            /** @description Annual amount in whole U.S. dollars. */
            median: number;
            high: number | null;
            data_point_id: string;
        }[];
        CityMetadata: {
            population: number;
            latitude: number | null;
            longitude: number | null;
            time_zone: string | null;
            cbsa: {
                code: string;
                title: string;
            };
            /** @description BEA regional price parities by year; US = 100. */
            price_parities: {
                year: number;
                area_code: string;
                all_items: number;
            }[];
            sources: string[];
        };
        HiringRecord: {
            /** @enum {string} */
            measure: "certified_filings" | "projected_employment_change" | "projected_annual_openings" | "hires" | "hires_rate";
            /** @description The occupation or industry that the record describes. */
            scope: string;
            period: string;
            value: number;
            /** @enum {string} */
            unit: "applications" | "percent" | "jobs";
            preliminary: boolean;
            source: string;
            /** @description Id with which `lineage` returns how the figures were computed. */
            data_point_id: string;
        };
        HiringVelocity: {
            /** @constant */
            status: "ok";
            /** @description Period that the records cover. */
            period: string;
            /** @description What the records do not cover. */
            gaps: string[];
            sources: string[];
            records: components["schemas"]["HiringRecord"][];
        } | components["schemas"]["NoData"];
        CityItem: {
            id: string;
            slug: string;
            name: string;
            state: string;
            /** @description Regional price parity of the city's metropolitan area (BEA, all items) divided by 100: the cost of living. Pay is multiplied by it in the basis `price_parity` alone. */
            col_multiplier: number;
        };
        CompanyItem: {
            id: string;
            slug: string;
            name: string;
            /** @description Lowest level first. */
            levels: components["schemas"]["CompanyLevel"][];
            /** @description Currently always null: no public source. */
            vesting: {
                years: number;
                schedule: number[];
                source: string;
            } | null;
            /** @description Currently always null: no public source. */
            interview_difficulty: number | null;
            /** @description Hiring activity according to the company's public filings. */
            signals: {
                /** @description Number of certified labor condition applications of its employers, FY2022 to FY2025. */
                certified_filings: number;
                /** @description Number of full-time filings from October to December 2023 that state a wage. */
                filed_wages: number;
                /** @description Percentiles of the annual wages in these filings, over all jobs that the employer filed for: base pay promised to workers on H-1B, H-1B1 and E-3 visas. */
                filed_pay: {
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
                /** @description Employer names under which the company files. */
                employers: string[];
                /** @description Id with which `lineage` returns how the figures were computed. */
                data_point_id: string;
            };
            sources: {
                id: string;
                title: string;
                reference_period: string;
                /** @description Null if no URL of the publisher is recorded. */
                url: string | null;
            }[];
        };
        CompanyLevel: {
            /** @description The company's code for the level; null if it has none. */
            level: string | null;
            /** @description The words for the level; null if the code is all there is. */
            title: string | null;
            /** @description Rank of the level, from 0, the lowest. */
            rank: number;
            compensation: {
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
            } | null;
            /** @description Why `compensation` is null; null if it is not. */
            reason: string | null;
        };
        Comparison: {
            primary: components["schemas"]["ComparedSide"];
            secondary: components["schemas"]["ComparedSide"];
            city: components["schemas"]["CityReference"] | null;
            delta: {
                /** @enum {string} */
                higher_paid: "roleA" | "roleB" | "tie";
                /** @description First median minus the second, in USD per year. */
                median_delta: number;
                /** @description The same difference in percent of the second median. */
                median_pct: number;
                total_comp_delta: number;
                total_comp_pct: number;
            };
            /** @description The same comparison in the basis `local`: what people in each occupation earn in the city. Null without a city. */
            local: {
                primary: components["schemas"]["LocalSide"];
                secondary: components["schemas"]["LocalSide"];
                delta: {
                    /** @enum {string} */
                    higher_paid: "roleA" | "roleB" | "tie";
                    /** @description First median minus the second, in USD per year. */
                    median_delta: number;
                    /** @description The same difference in percent of the second median. */
                    median_pct: number;
                    total_comp_delta: number;
                    total_comp_pct: number;
                };
            } | null;
            citation: string;
            assumptions: string[];
            page_url: string;
        };
        OfferComparison: {
            /** @enum {string} */
            filing_status: "single" | "married" | "head_of_household";
            years: number;
            tax_year: number;
            /** @description Best offer first, by average annual value after tax, adjusted for cost of living. */
            ranking: {
                rank: number;
                label: string;
                /** @description Annual amount in whole U.S. dollars. */
                annual_value: number;
            }[];
            /** @description In the order of the request. */
            offers: components["schemas"]["ComparedOffer"][];
            insights: string[];
            citation: string;
            assumptions: string[];
            page_url: string;
        };
        ComparedOffer: {
            /** @description Rank of the offer, 1 being the best. */
            rank: number;
            label: string;
            city: components["schemas"]["CityReference"];
            role: components["schemas"]["RoleReference"] | null;
            /** @description Comparison with the role's estimate at mid level; null if the offer has no role. */
            market: {
                estimate: components["schemas"]["Estimate"];
                /** @description Base pay of the offer minus the median, in USD per year. */
                base_delta: number;
                /** @description The same difference in percent of the median. */
                base_pct: number;
                /** @description 90th percentile of what everyone in the occupation earns there, rounded down, in USD per year: no published pay supports asking for more. Null if it is not published. */
                advice_ceiling: number | null;
            } | null;
            years: components["schemas"]["OfferYear"][];
            /** @description Averages over all years, in USD per year. */
            average: {
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
            tax_rules: components["schemas"]["AppliedTaxRule"][];
            /** @description The city's local tax on wages that is not in the data and so not subtracted; null if none is known to be missing. */
            missing_local_tax: components["schemas"]["MissingLocalTax"] | null;
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
        TaxAmount: {
            name: string;
            jurisdiction: string;
            description: string;
            /** @description Amount to which the rates are applied, in USD. */
            taxable: number;
            amount: number;
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
            brackets: {
                lower_bound: number;
                rate: number;
            }[];
            source: {
                id: string;
                publisher: string;
                title: string;
                url: string;
                /** @description Files of the source, and provisions of law that amounts were read from. */
                files: string[];
            };
            caveats: string[];
        };
        MissingLocalTax: {
            tax: string;
            law: string;
            /** @description The rate on all pay, as a fraction, above which the offer would rank below `falls_below`. Null for the last offer, which the tax could not move, and if no rate would change the rank. */
            break_even_rate: number | null;
            /** @description Label of the offer of the next rank. */
            falls_below: string | null;
        };
        /** @description Community-submitted pay. Figures are never based on fewer than ten accounts, and only on the bands of their amounts. */
        Crowd: {
            role: components["schemas"]["RoleReference"];
            city: components["schemas"]["CityReference"] | null;
            /** @enum {string} */
            status: "ok" | "insufficient";
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
        /** @description A fixed sample with the same figures for everyone. */
        Demo: {
            /** @constant */
            demo: true;
            note: string;
            role: components["schemas"]["RoleReference"];
            city: {
                id: string;
                slug: string;
                name: string;
                state: string;
                /** @description Regional price parity of the city's metropolitan area divided by 100. */
                cost_of_living_multiplier: number;
            };
            estimate: components["schemas"]["Estimate"];
            by_experience: {
                entry: {
                    /** @description Annual amount in whole U.S. dollars. */
                    median: number;
                    /** @description Annual amount in whole U.S. dollars. */
                    p25: number;
                    /** @description Annual amount in whole U.S. dollars. */
                    p75: number;
                    /** @description Id with which `lineage` returns how the figures were computed. */
                    data_point_id: string;
                };
                mid: {
                    /** @description Annual amount in whole U.S. dollars. */
                    median: number;
                    /** @description Annual amount in whole U.S. dollars. */
                    p25: number;
                    /** @description Annual amount in whole U.S. dollars. */
                    p75: number;
                    /** @description Id with which `lineage` returns how the figures were computed. */
                    data_point_id: string;
                };
                senior: {
                    /** @description Annual amount in whole U.S. dollars. */
                    median: number;
                    /** @description Annual amount in whole U.S. dollars. */
                    p25: number;
                    /** @description Annual amount in whole U.S. dollars. */
                    p75: number;
                    /** @description Id with which `lineage` returns how the figures were computed. */
                    data_point_id: string;
                };
                staff: {
                    /** @description Annual amount in whole U.S. dollars. */
                    median: number;
                    /** @description Annual amount in whole U.S. dollars. */
                    p25: number;
                    /** @description Annual amount in whole U.S. dollars. */
                    p75: number;
                    /** @description Id with which `lineage` returns how the figures were computed. */
                    data_point_id: string;
                };
            };
            docs_url: string;
            signup_url: string;
            sdk_quickstart: {
                typescript: string;
                curl: string;
            };
            citation: string;
            assumptions: string[];
        };
        EmployerCost: {
            role: components["schemas"]["RoleReference"];
            city: components["schemas"]["CityReference"] | null;
            /**
             * @description Establishment size: startup 1-49 workers, midmarket 100-499, enterprise 500 or more.
             * @enum {string}
             */
            company_size: "startup" | "midmarket" | "enterprise";
            /** @description Annual amount in whole U.S. dollars. */
            base_salary: number;
            /** @description Total annual cost to the employer at mid level. */
            estimate: components["schemas"]["Estimate"];
            /** @description Employer cost divided by base salary. */
            cost_multiplier: number;
            observed: components["schemas"]["Observed"] | null;
            /** @description Cost of each component in whole USD per year; the components sum to `estimate.median`. */
            breakdown: {
                [key: string]: number;
            };
            summary: string;
            citation: string;
            assumptions: string[];
            page_url: string;
        };
        Evaluation: {
            role: components["schemas"]["RoleReference"];
            city: components["schemas"]["CityReference"] | null;
            experience: components["schemas"]["ExperienceAt"];
            /** @description The offer in whole USD a year. */
            offer: {
                /** @description Annual amount in whole U.S. dollars. */
                min: number;
                /** @description Annual amount in whole U.S. dollars. */
                max: number;
                /** @description Annual amount in whole U.S. dollars. */
                midpoint: number;
                /** @description `max` over `min`; 1 for a single amount. */
                spread: number;
            };
            /** @description The same figures as in `calculate`. The lineage of its `data_point_id` covers the whole evaluation. */
            estimate: components["schemas"]["Estimate"];
            observed: components["schemas"]["Observed"] | null;
            /** @description Estimated pay of the role there, at the level: the 10th, 25th, 50th, 75th and 90th percentile in whole USD a year; null if not published. */
            distribution: {
                p10: number | null;
                p25: number | null;
                /** @description Annual amount in whole U.S. dollars. */
                p50: number;
                p75: number | null;
                p90: number | null;
            };
            /** @description Where the midpoint of the offer lies in `distribution`. */
            percentile: {
                /** @description Interpolated in logs between the percentiles of `distribution`; null outside the 10th to the 90th. */
                value: number | null;
                /** @description The same if pay there is at the upper end of the estimate's interval; null outside the 10th to the 90th. */
                lower: number | null;
                /** @description The same if pay there is at the lower end of the estimate's interval; null outside the 10th to the 90th. */
                upper: number | null;
            };
            /**
             * @description Where the midpoint of the offer lies in the estimated distribution: `below` its 25th percentile, `above` its 75th or `within`, each with a probability of at least 0.8; else `cannot_tell`.
             * @enum {string}
             */
            verdict: "below" | "within" | "above" | "cannot_tell";
            /** @description What is uncertain is where the distribution lies: the estimate's interval, as a normal error in logs. The three sum to 1. */
            probabilities: {
                /** @description That the midpoint is below the 25th percentile; null if none is published. */
                below: number | null;
                /** @description That it is between the two; null if either is not published. */
                within: number | null;
                /** @description That the midpoint is above the 75th percentile; null if none is published. */
                above: number | null;
            };
            reasons: string[];
            citation: string;
            assumptions: string[];
            page_url: string;
        };
        History: {
            role: components["schemas"]["RoleReference"];
            city: components["schemas"]["CityReference"] | null;
            /** @description Estimates at mid level, oldest quarter first. */
            snapshots: components["schemas"]["Snapshot"][];
            /** @description Change over the snapshots in this response; null with fewer than two. In the basis `local` every quarter has the local factor of the latest release (May 2025), so with a city this is the change of the nation's wages. */
            change: {
                /** @description Last median minus the first, in USD per year. */
                median_delta: number;
                /** @description The same difference in percent of the first median. */
                median_pct: number;
            } | null;
            /** @description Only on the Free plan: what the response leaves out. */
            tier_notice?: {
                message: string;
                snapshots_available: number;
                snapshots_returned: number;
                upgrade_url: string;
            };
            citation: string;
            assumptions: string[];
            page_url: string;
        };
        /** @description An estimate with everything needed to reproduce it. */
        Lineage: {
            /** @description What the figure is and how it came about, with its numbers, in at most five plain sentences. */
            summary: string;
            data_point_id: string;
            /**
             * @description Kind of figure.
             * @enum {string}
             */
            kind: "estimate" | "projection" | "skill" | "employer_cost" | "range" | "evaluation";
            /** @description What identifies the figure apart from role, city, experience and quarter: the year of a projection, the slug of a skill, the size of an employer, or the offer that was evaluated. */
            detail: string | null;
            role: components["schemas"]["RoleReference"];
            city: components["schemas"]["CityReference"] | null;
            /**
             * @description Experience level, by years of experience: entry 0-2, mid 3-5, senior 6-9, staff 10 or more.
             * @enum {string}
             */
            experience: "entry" | "mid" | "senior" | "staff";
            quarter: string;
            dataset_version: string;
            methodology_version: string;
            /** @description Every value that was read from a source: published cells, and counts, medians and measures of spread over the rows of a file. */
            sources: components["schemas"]["SourceRow"][];
            /** @description Every other number that was used in the calculation. */
            parameters: {
                name: string;
                value: number;
                meaning: string;
            }[];
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
            reconciliation: {
                rule: string;
                comparisons: {
                    /** @enum {string} */
                    between: "filed_wages" | "metro_wage";
                    other: number;
                    own: number;
                    difference: number;
                    disagrees: boolean;
                }[];
            };
            result: components["schemas"]["Estimate"];
            citation: string;
            assumptions: string[];
        };
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
        LineageStep: {
            name: string;
            /** @description Key of the formula in `operations`. */
            operation: string;
            /** @description Inputs in the order of the formula. */
            inputs: {
                name: string;
                value: number;
                /** @description `source:<id>`, `parameter:<name>` or `step:<name>`. */
                from: string;
            }[];
            result: number;
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
            company: {
                id: string;
                slug: string;
                name: string;
            };
            /** @description Null for figures of the whole company. */
            level: {
                level: string | null;
                title: string | null;
                rank: number;
            } | null;
            sources: components["schemas"]["SourceRow"][];
            /** @description Source row of each figure. */
            figures: {
                [key: string]: string;
            };
            result: {
                [key: string]: number;
            };
        };
        /** @description Figures on skills, hiring or occupations from a survey or statistic, with their calculation. */
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
            /** @enum {string} */
            kind: "skill_premium" | "skill_half_life" | "hiring" | "occupation_relation";
            /** @description A technology, a language, an occupation or an industry. */
            subject: string;
            /** @description Which of the subject's figures, if there are several. */
            detail: string | null;
            /** @description Last day of the period that the figures describe. */
            as_of: string;
            /** @description Every value that was read from a source: published cells, and counts, medians and measures of spread over the rows of a file. */
            sources: components["schemas"]["SourceRow"][];
            /** @description Every other number that was used in the calculation. */
            parameters: {
                name: string;
                value: number;
                meaning: string;
            }[];
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
        Negotiation: {
            role: components["schemas"]["RoleReference"];
            city: components["schemas"]["CityReference"] | null;
            /**
             * @description Experience level, by years of experience: entry 0-2, mid 3-5, senior 6-9, staff 10 or more.
             * @enum {string}
             */
            experience: "entry" | "mid" | "senior" | "staff";
            estimate: components["schemas"]["Estimate"];
            leverage: {
                /** @enum {string} */
                level: "strong" | "moderate" | "limited";
                /**
                 * @description Position of the offered base pay: `below` the median, `within` the range from the median to `high`, or `above` it.
                 * @enum {string}
                 */
                position: "below" | "within" | "above";
                /** @description Offered base pay minus the median, in USD per year. */
                base_vs_median: number;
                base_vs_median_pct: number;
                best_competing_base: number | null;
                reasons: string[];
            };
            counter_offer: {
                /** @description Base pay to ask for, in USD per year: at most the 90th percentile of what everyone in the occupation earns there, but never less than the best of your offers. */
                base: number;
                /** @description Lowest base pay to accept, in USD per year. */
                low: number;
                /** @description Highest base pay that the figures support, in USD per year. */
                high: number;
                rationale: string;
            };
            talking_points: string[];
            email_script: {
                subject: string;
                body: string;
            };
            phone_script: string[];
            /** @description Every number in the texts, with its source. */
            figures: components["schemas"]["NegotiationFigure"][];
            citation: string;
            assumptions: string[];
            page_url: string;
        };
        NegotiationFigure: {
            name: string;
            value: number;
            /** @enum {string} */
            unit: "usd" | "percent";
            /**
             * @description Whether the value is from the estimate, from the request (`caller`), or computed from these as described in `derivation`.
             * @enum {string}
             */
            source: "estimate" | "caller" | "derived";
            data_point_id: string | null;
            derivation: string | null;
        };
        Projections: {
            role: components["schemas"]["RoleReference"];
            city: components["schemas"]["CityReference"] | null;
            observed: components["schemas"]["Observed"] | null;
            /** @description Annual growth as a fraction; 0.07 is 7%. */
            annual_growth_rate: number;
            annual_growth_pct: number;
            /** @description Projections at mid level; the first is the current estimate. */
            projections: components["schemas"]["Projection"][];
            summary: {
                start_year: number;
                end_year: number;
                /** @description Annual amount in whole U.S. dollars. */
                start_median: number;
                /** @description Annual amount in whole U.S. dollars. */
                end_median: number;
                total_growth_pct: number;
            };
            methodology_note: string;
            citation: string;
            assumptions: string[];
            page_url: string;
        };
        Projection: {
            /** @description 25th percentile; null if it is not published. */
            low: number | null;
            /** @description Annual amount in whole U.S. dollars. */
            median: number;
            /** @description 75th percentile; null if it is not published. */
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
            /** @description Id with which `lineage` returns the sources and calculation of the figure. */
            data_point_id: string;
            as_of: string;
            year: number;
            /** @description Lower end of a range that also includes what growth may do: in quadrature, 1.96 standard deviations of 3% of the median for each year after 2026. */
            outlook_lower: number;
            /** @description Upper end of the same range. */
            outlook_upper: number;
        };
        RoleItem: {
            id: string;
            slug: string;
            title: string;
            /** @description National median pay in the last completed quarter, in whole USD per year, on which `calculate` is based. To trace it, get its `data_point_id` from `range` without a city. */
            national_median: number;
            /** @description 2018 SOC code of the role's occupation. */
            bls_soc_code: string | null;
        };
        SearchItem: {
            id: string;
            slug: string;
            title: string;
            /** @description National median pay in the last completed quarter, in whole USD per year, on which `calculate` is based. To trace it, get its `data_point_id` from `range` without a city. */
            national_median: number;
            /** @description Relevance: 1 if `q` is the slug, 0.99 if it names the role in other words, 0.8 or more if the title begins with it, 0.4 or more if every word is contained, less than 0.4 for abbreviations and misspellings. */
            score: number;
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
            confidence: {
                level: number;
                lower: number;
                upper: number;
            };
            description: string;
            /** @description Id with which `lineage` returns how the figures were computed. */
            data_point_id: string;
        };
        RoleSkills: {
            /** @constant */
            mode: "role";
            role: components["schemas"]["RoleReference"];
            city: components["schemas"]["CityReference"] | null;
            /** @description Median of the estimate at mid level, in USD per year. */
            base_salary: number;
            estimate: components["schemas"]["Estimate"];
            observed: components["schemas"]["Observed"] | null;
            count: number;
            /** @description Highest premium first. */
            skills: components["schemas"]["RoleSkill"][];
            methodology_note: string;
            citation: string;
            assumptions: string[];
            page_url: string;
        };
        SubmissionReceipt: {
            /** @description Receipt of the submission. It is not stored with the figures, so that they cannot be traced back to it. */
            id: string;
            /**
             * @description `held_for_review`: pay is outside 0.2 to 5 times the estimate and is not included in community figures.
             * @enum {string}
             */
            status: "accepted" | "held_for_review";
            citation: string;
            assumptions: string[];
        };
        CalculateSalaryQuery: {
            /** @description Slug of a role in the catalog, or an alias of one (`rn`). */
            role: string;
            /** @description Slug of a U.S. city in the catalog, with or without the state (`san-francisco`, `aurora-il`), or an alias of one (`nyc`). */
            city: string;
            /**
             * @description What the national figure is multiplied by for a city: `local` is what people in this occupation earn there over what they earn in the nation; `price_parity` is the price level there. Without a city it changes nothing. Default: "local".
             * @enum {string}
             */
            basis?: "local" | "price_parity";
            /** @description ISO 3166-1 alpha-2 country code. Figures are available for the United States only. Default: "US". */
            country?: string;
            /**
             * @description Experience level, by years of experience: entry 0-2, mid 3-5, senior 6-9, staff 10 or more. Default: "mid".
             * @enum {string}
             */
            exp?: "entry" | "mid" | "senior" | "staff";
            /** @description Paths to add to the response, repeated or comma-separated; `*` adds every path that the key may use. */
            expand?: string[];
        };
        GetSalaryHistoryQuery: {
            /** @description Slug of a role in the catalog, or an alias of one (`rn`). */
            role: string;
            /** @description Slug of a U.S. city in the catalog, with or without the state (`san-francisco`, `aurora-il`), or an alias of one (`nyc`). */
            city?: string;
            /**
             * @description What the national figure is multiplied by for a city: `local` is what people in this occupation earn there over what they earn in the nation; `price_parity` is the price level there. Without a city it changes nothing. Default: "local".
             * @enum {string}
             */
            basis?: "local" | "price_parity";
            /** @description ISO 3166-1 alpha-2 country code. Figures are available for the United States only. Default: "US". */
            country?: string;
            /** @description Return the history as of this date, without quarters that end later. From 2024-07-01 to tomorrow; defaults to today. */
            as_of?: string;
        };
        ProjectSalaryQuery: {
            /** @description Slug of a role in the catalog, or an alias of one (`rn`). */
            role: string;
            /** @description Slug of a U.S. city in the catalog, with or without the state (`san-francisco`, `aurora-il`), or an alias of one (`nyc`). */
            city?: string;
            /**
             * @description What the national figure is multiplied by for a city: `local` is what people in this occupation earn there over what they earn in the nation; `price_parity` is the price level there. Without a city it changes nothing. Default: "local".
             * @enum {string}
             */
            basis?: "local" | "price_parity";
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
            /** @description Slug of a U.S. city in the catalog, with or without the state (`san-francisco`, `aurora-il`), or an alias of one (`nyc`). */
            city?: string;
            /**
             * @description What the national figures are multiplied by for a city. By default both roles get the price level there; `local` has both in the pay of their own occupation there, as `data.local` has in any case. Default: "price_parity".
             * @enum {string}
             */
            basis?: "local" | "price_parity";
            /** @description ISO 3166-1 alpha-2 country code. Figures are available for the United States only. Default: "US". */
            country?: string;
        };
        ListAdjacentRolesQuery: {
            /** @description Slug of a role in the catalog, or an alias of one (`rn`). */
            role: string;
            /** @description Slug of a U.S. city in the catalog, with or without the state (`san-francisco`, `aurora-il`), or an alias of one (`nyc`). */
            city?: string;
            /**
             * @description What the national figure is multiplied by for a city: `local` is what people in this occupation earn there over what they earn in the nation; `price_parity` is the price level there. Without a city it changes nothing. Default: "local".
             * @enum {string}
             */
            basis?: "local" | "price_parity";
            /** @description Maximum number of roles to return. There are fewer if O*NET relates fewer occupations to the role's own that can be reached from it; `summary.shortfall` gives the reasons. Default: 5. */
            count?: number;
            /** @description ISO 3166-1 alpha-2 country code. Figures are available for the United States only. Default: "US". */
            country?: string;
        };
        GetSkillPremiumsQuery: {
            /** @description Slug of a role, for the skills of its occupation; defaults to all skills. */
            role?: string;
            /** @description Slug of a U.S. city for the base salary; has an effect only with `role`. */
            city?: string;
            /**
             * @description What the national figure is multiplied by for a city: `local` is what people in this occupation earn there over what they earn in the nation; `price_parity` is the price level there. Without a city it changes nothing. Default: "local".
             * @enum {string}
             */
            basis?: "local" | "price_parity";
            /** @description ISO 3166-1 alpha-2 country code. Figures are available for the United States only. Default: "US". */
            country?: string;
        };
        GetEmployerCostQuery: {
            /** @description Slug of a role in the catalog, or an alias of one (`rn`). */
            role: string;
            /** @description Slug of a U.S. city in the catalog, with or without the state (`san-francisco`, `aurora-il`), or an alias of one (`nyc`). */
            city?: string;
            /**
             * @description What the national figure is multiplied by for a city: `local` is what people in this occupation earn there over what they earn in the nation; `price_parity` is the price level there. Without a city it changes nothing. Default: "local".
             * @enum {string}
             */
            basis?: "local" | "price_parity";
            /**
             * @description Establishment size: startup 1-49 workers, midmarket 100-499, enterprise 500 or more. Default: "midmarket".
             * @enum {string}
             */
            size?: "startup" | "midmarket" | "enterprise";
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
            /** @description Slug of a U.S. city in the catalog, with or without the state (`san-francisco`, `aurora-il`), or an alias of one (`nyc`). */
            city?: string;
            /**
             * @description What the national figure is multiplied by for a city: `local` is what people in this occupation earn there over what they earn in the nation; `price_parity` is the price level there. Without a city it changes nothing. Default: "local".
             * @enum {string}
             */
            basis?: "local" | "price_parity";
            /**
             * @description Color theme of the widget; returned unchanged in the response. Default: "light".
             * @enum {string}
             */
            theme?: "light" | "dark";
            /** @description ISO 3166-1 alpha-2 country code. Figures are available for the United States only. Default: "US". */
            country?: string;
        };
        GetLegacySalaryQuery: {
            /** @description Slug of a role in the catalog, or an alias of one (`rn`). */
            role: string;
            /** @description Slug of a U.S. city in the catalog, with or without the state (`san-francisco`, `aurora-il`), or an alias of one (`nyc`). */
            city?: string;
            /**
             * @description What the national figure is multiplied by for a city: `local` is what people in this occupation earn there over what they earn in the nation; `price_parity` is the price level there. Without a city it changes nothing. Default: "local".
             * @enum {string}
             */
            basis?: "local" | "price_parity";
            /** @description ISO 3166-1 alpha-2 country code. Figures are available for the United States only. Default: "US". */
            country?: string;
        };
        EvaluateOfferQuery: {
            /** @description Slug of a role in the catalog, or an alias of one (`rn`). */
            role: string;
            /** @description Slug of a U.S. city in the catalog, with or without the state (`san-francisco`, `aurora-il`), or an alias of one (`nyc`). */
            city?: string;
            /**
             * @description What the national figure is multiplied by for a city: `local` is what people in this occupation earn there over what they earn in the nation; `price_parity` is the price level there. Without a city it changes nothing. Default: "local".
             * @enum {string}
             */
            basis?: "local" | "price_parity";
            /**
             * @description Experience level, by years of experience: entry 0-2, mid 3-5, senior 6-9, staff 10 or more. Default: "mid".
             * @enum {string}
             */
            exp?: "entry" | "mid" | "senior" | "staff";
            /** @description Base pay offered, in USD; instead of `min` and `max`. */
            amount?: number;
            /** @description Lowest pay of a range, in USD; with `max`. */
            min?: number;
            /** @description Highest pay of a range, in USD; with `min`. */
            max?: number;
            /**
             * @description Whether the amounts are for a year or an hour. An hour counts 2,080 times a year and is worth at most 5000 USD. Default: "annual".
             * @enum {string}
             */
            period?: "annual" | "hourly";
            /** @description ISO 3166-1 alpha-2 country code. Figures are available for the United States only. Default: "US". */
            country?: string;
        };
        CompareOffersQuery: {
            /** @description ISO 3166-1 alpha-2 country code. Figures are available for the United States only. Default: "US". */
            country?: string;
        };
        CompareOffersBody: {
            offers: {
                /** @description Name of the offer in the response. */
                label: string;
                /** @description Base pay in USD per year. */
                base: number;
                /** @description Expected bonus in USD per year. Default: 0. */
                bonus?: number;
                /** @description Signing bonus in USD, paid once in the first year. Default: 0. */
                signing?: number;
                equity?: {
                    /** @description Value of the whole grant at today's price, in USD. */
                    total: number;
                    vesting_years: number;
                    /** @description Percentage of the grant that vests in each year: one value per vesting year, 100 in total. Defaults to equal parts. */
                    schedule?: number[];
                };
                /** @description Slug of a U.S. city in the catalog, with or without the state (`san-francisco`, `aurora-il`), or an alias of one (`nyc`). */
                city: string;
                /** @description Slug of a role in the catalog, or an alias of one (`rn`). */
                role?: string;
            }[];
            /**
             * @description Tax filing status. `married` is a joint return without other income. Default: "single".
             * @enum {string}
             */
            filing_status?: "single" | "married" | "head_of_household";
            /**
             * @description Basis of the estimate that an offer with a role is compared with. The cost of living is the price parity in any case. Default: "local".
             * @enum {string}
             */
            basis?: "local" | "price_parity";
            /** @description Number of years to average over. Default: 4. */
            years?: number;
        };
        NegotiateOfferQuery: {
            /** @description ISO 3166-1 alpha-2 country code. Figures are available for the United States only. Default: "US". */
            country?: string;
        };
        NegotiateOfferBody: {
            /** @description Slug of a role in the catalog, or an alias of one (`rn`). */
            role: string;
            /** @description Slug of a U.S. city in the catalog, with or without the state (`san-francisco`, `aurora-il`), or an alias of one (`nyc`). */
            city?: string;
            /**
             * @description What the national figure is multiplied by for a city: `local` is what people in this occupation earn there over what they earn in the nation; `price_parity` is the price level there. Without a city it changes nothing. Default: "local".
             * @enum {string}
             */
            basis?: "local" | "price_parity";
            /**
             * @description Experience level, by years of experience: entry 0-2, mid 3-5, senior 6-9, staff 10 or more. Default: "mid".
             * @enum {string}
             */
            exp?: "entry" | "mid" | "senior" | "staff";
            current_offer: {
                /** @description Base pay in USD per year. */
                base: number;
                /** @description Equity per year in USD. */
                equity?: number;
                /** @description Bonus per year in USD. */
                bonus?: number;
                /** @description One-time signing bonus in USD. */
                signing?: number;
            };
            competing_offers?: {
                /** @description Name of the offer. */
                label?: string;
                /** @description Base pay in USD per year. */
                base: number;
                /** @description Equity per year in USD. */
                equity?: number;
                /** @description Bonus per year in USD. */
                bonus?: number;
                /** @description One-time signing bonus in USD. */
                signing?: number;
            }[];
            /** @description What matters to you, most important first. */
            priorities?: ("base" | "equity" | "bonus" | "signing" | "remote" | "time_off")[];
            /**
             * @description Default: "warm".
             * @enum {string}
             */
            tone?: "warm" | "direct";
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
            sort?: ("title" | "slug" | "national_median")[];
            /** @description Sort direction: one for all sort fields, or one for each, comma-separated. Default: ["asc"]. */
            order?: ("asc" | "desc")[];
            /** @description Maximum number of rows per page. Default: 25. */
            limit?: number;
            /** @description Returns the next page: `pagination.next_cursor` of the previous response. Keep filters and sort order the same; `limit` may change. */
            starting_after?: string;
            /** @description Returns the previous page: `pagination.previous_cursor` of a later page. Cannot be combined with `starting_after`. */
            ending_before?: string;
            /** @description ISO 3166-1 alpha-2 country code. Has no effect: the catalog covers the United States only. Default: "US". */
            country?: string;
        };
        SearchRolesQuery: {
            /** @description Words that the slug or title must contain, all of them, or another name of a role; case-insensitive. */
            q: string;
            /** @description Fields to sort by, comma-separated, most significant first: score, title, national_median. Ties are ordered by `id`. Default: ["score"]. */
            sort?: ("score" | "title" | "national_median")[];
            /** @description Sort direction: one for all sort fields, or one for each, comma-separated. Default: ["desc"]. */
            order?: ("asc" | "desc")[];
            /** @description Maximum number of rows per page. Default: 25. */
            limit?: number;
            /** @description Returns the next page: `pagination.next_cursor` of the previous response. Keep filters and sort order the same; `limit` may change. */
            starting_after?: string;
            /** @description Returns the previous page: `pagination.previous_cursor` of a later page. Cannot be combined with `starting_after`. */
            ending_before?: string;
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
            sort?: ("name" | "slug" | "state" | "col_multiplier")[];
            /** @description Sort direction: one for all sort fields, or one for each, comma-separated. Default: ["asc"]. */
            order?: ("asc" | "desc")[];
            /** @description Maximum number of rows per page. Default: 25. */
            limit?: number;
            /** @description Returns the next page: `pagination.next_cursor` of the previous response. Keep filters and sort order the same; `limit` may change. */
            starting_after?: string;
            /** @description Returns the previous page: `pagination.previous_cursor` of a later page. Cannot be combined with `starting_after`. */
            ending_before?: string;
            /** @description ISO 3166-1 alpha-2 country code. Has no effect: the catalog covers the United States only. Default: "US". */
            country?: string;
        };
        ListCompaniesQuery: {
            /** @description Slugs of the companies to return, comma-separated. Former and other names find a company too (`facebook` finds Meta). */
            slug?: string[];
            /** @description Fields to sort by, comma-separated, most significant first: name, slug. Ties are ordered by `id`. Default: ["name"]. */
            sort?: ("name" | "slug")[];
            /** @description Sort direction: one for all sort fields, or one for each, comma-separated. Default: ["asc"]. */
            order?: ("asc" | "desc")[];
            /** @description Maximum number of rows per page. Default: 25. */
            limit?: number;
            /** @description Returns the next page: `pagination.next_cursor` of the previous response. Keep filters and sort order the same; `limit` may change. */
            starting_after?: string;
            /** @description Returns the previous page: `pagination.previous_cursor` of a later page. Cannot be combined with `starting_after`. */
            ending_before?: string;
            /** @description ISO 3166-1 alpha-2 country code. Figures are available for the United States only. Default: "US". */
            country?: string;
        };
        GetLineageData: components["schemas"]["Lineage"] | components["schemas"]["CrowdLineage"] | components["schemas"]["CompanyLineage"] | components["schemas"]["StatisticLineage"];
        SalaryToolQuery: {
            /** @description Slug of a role in the catalog, or an alias of one (`rn`). */
            role: string;
            /** @description Slug of a U.S. city in the catalog, with or without the state (`san-francisco`, `aurora-il`), or an alias of one (`nyc`). */
            city?: string;
            /**
             * @description What the national figure is multiplied by for a city: `local` is what people in this occupation earn there over what they earn in the nation; `price_parity` is the price level there. Without a city it changes nothing. Default: "local".
             * @enum {string}
             */
            basis?: "local" | "price_parity";
            /**
             * @description Experience level, by years of experience: entry 0-2, mid 3-5, senior 6-9, staff 10 or more. Default: "mid".
             * @enum {string}
             */
            exp?: "entry" | "mid" | "senior" | "staff";
            /** @description ISO 3166-1 alpha-2 country code. Figures are available for the United States only. Default: "US". */
            country?: string;
        };
        RolesToolQuery: {
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
        CompareToolQuery: {
            /** @description Slug of a role in the catalog, or an alias of one (`rn`). */
            roleA?: string;
            /** @description Slug of the role to compare with; must differ from `roleA`. */
            roleB?: string;
            /** @description Slug of a U.S. city in the catalog, with or without the state (`san-francisco`, `aurora-il`), or an alias of one (`nyc`). */
            city?: string;
            /** @description Slug of the role to compare between `cityA` and `cityB`. */
            role?: string;
            /** @description Slug of a U.S. city in the catalog, with or without the state (`san-francisco`, `aurora-il`), or an alias of one (`nyc`). */
            cityA?: string;
            /** @description Slug of the city to compare with; must differ from `cityA`. */
            cityB?: string;
            /**
             * @description What the national figures are multiplied by for a city: `local` or `price_parity`. The default is `price_parity` for two roles and `local` for two cities.
             * @enum {string}
             */
            basis?: "local" | "price_parity";
            /** @description ISO 3166-1 alpha-2 country code. Figures are available for the United States only. Default: "US". */
            country?: string;
        };
        RangeToolQuery: {
            /** @description Slug of a role in the catalog, or an alias of one (`rn`). */
            role: string;
            /** @description Slug of a U.S. city in the catalog, with or without the state (`san-francisco`, `aurora-il`), or an alias of one (`nyc`). */
            city?: string;
            /**
             * @description What the national figure is multiplied by for a city: `local` is what people in this occupation earn there over what they earn in the nation; `price_parity` is the price level there. Without a city it changes nothing. Default: "local".
             * @enum {string}
             */
            basis?: "local" | "price_parity";
            /** @description ISO 3166-1 alpha-2 country code. Figures are available for the United States only. Default: "US". */
            country?: string;
        };
        TrendsToolQuery: {
            /** @description Slug of a role in the catalog, or an alias of one (`rn`). */
            role: string;
            /** @description Slug of a U.S. city in the catalog, with or without the state (`san-francisco`, `aurora-il`), or an alias of one (`nyc`). */
            city?: string;
            /**
             * @description What the national figure is multiplied by for a city: `local` is what people in this occupation earn there over what they earn in the nation; `price_parity` is the price level there. Without a city it changes nothing. Default: "local".
             * @enum {string}
             */
            basis?: "local" | "price_parity";
            /** @description ISO 3166-1 alpha-2 country code. Figures are available for the United States only. Default: "US". */
            country?: string;
        };
        ListJobsQuery: {
            /** @description One or more statuses, comma-separated. */
            status?: ("saved" | "applied" | "screening" | "interviewing" | "offer" | "accepted" | "rejected" | "withdrawn" | "archived")[];
            /** @description Full name of the company; case-insensitive. */
            company?: string;
            /** @description Search words. Each must be the beginning of a word in the company, title, location or notes. Needs at least one letter or digit. Case and accents are ignored. Punctuation separates words, except that C++ and C# are words. Scripts without spaces between words are searched by character. */
            q?: string;
            /** @description Maximum number of rows per page. Default: 25. */
            limit?: number;
            /** @description Returns the next page: `nextCursor` of the previous response. Keep the filters the same; `limit` may change. */
            cursor?: string;
        };
        CreateJobBody: {
            /** @description Name of the employer. */
            company: string;
            /** @description Job title. */
            title: string;
            /**
             * @description Status of the job. Every change from one status to another is allowed.
             * @enum {string}
             */
            status: "saved" | "applied" | "screening" | "interviewing" | "offer" | "accepted" | "rejected" | "withdrawn" | "archived";
            /** @description URL of the job posting. */
            url?: string | null;
            /** @description Location as written in the posting. */
            location?: string | null;
            /** @description Annual amount in whole units of `currency`. */
            salaryMin?: number | null;
            /** @description Annual amount in whole units of `currency`. */
            salaryMax?: number | null;
            /** @description ISO 4217 currency code. */
            currency?: string;
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
            rounds?: {
                /**
                 * @description Kind of interview.
                 * @enum {string}
                 */
                kind: "recruiter_screen" | "hiring_manager" | "technical" | "take_home" | "onsite" | "panel" | "final" | "other";
                /** @description When the round takes or took place; null if that is not settled. */
                at?: string | null;
                /** @description Who interviews, in words. */
                with?: string | null;
                /**
                 * @description What came of the round; `pending` until that is known. Default: "pending".
                 * @enum {string}
                 */
                outcome?: "pending" | "passed" | "failed" | "cancelled";
            }[];
        };
        CreateJobFromUrlBody: {
            /** @description URL of the posting. */
            url: string;
            /**
             * @description Status of the job. Every change from one status to another is allowed. Default: "saved".
             * @enum {string}
             */
            status?: "saved" | "applied" | "screening" | "interviewing" | "offer" | "accepted" | "rejected" | "withdrawn" | "archived";
            /** @description Instead of the company in the posting. */
            company?: string;
            /** @description Instead of the title in the posting. */
            title?: string;
            notes?: string | null;
            /** @description Where the job was found; defaults to the board or host of the link. */
            source?: string;
            /** @description Adds the job even if the account has one with this link, or company and title. */
            allowDuplicate?: boolean;
        };
        UpdateJobBody: {
            /** @description Name of the employer. */
            company?: string;
            /** @description Job title. */
            title?: string;
            /** @description URL of the job posting. */
            url?: string | null;
            /** @description Location as written in the posting. */
            location?: string | null;
            /** @description Annual amount in whole units of `currency`. */
            salaryMin?: number | null;
            /** @description Annual amount in whole units of `currency`. */
            salaryMax?: number | null;
            /** @description ISO 4217 currency code. */
            currency?: string;
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
            rounds?: {
                /**
                 * @description Kind of interview.
                 * @enum {string}
                 */
                kind: "recruiter_screen" | "hiring_manager" | "technical" | "take_home" | "onsite" | "panel" | "final" | "other";
                /** @description When the round takes or took place; null if that is not settled. */
                at?: string | null;
                /** @description Who interviews, in words. */
                with?: string | null;
                /**
                 * @description What came of the round; `pending` until that is known. Default: "pending".
                 * @enum {string}
                 */
                outcome?: "pending" | "passed" | "failed" | "cancelled";
            }[];
            status?: unknown;
        };
        UpdateJobStatusBody: {
            /**
             * @description Status of the job. Every change from one status to another is allowed.
             * @enum {string}
             */
            status: "saved" | "applied" | "screening" | "interviewing" | "offer" | "accepted" | "rejected" | "withdrawn" | "archived";
        };
        DeleteJobResult: {
            id: string;
            /** @constant */
            deleted: true;
        };
        ListContactsQuery: {
            /** @description Full name of the company; case-insensitive. */
            company?: string;
            /** @description Search words. Each must be the beginning of a word in the name, email address, company, title or notes. Needs at least one letter or digit. Case and accents are ignored. Punctuation separates words, except that C++ and C# are words. Scripts without spaces between words are searched by character. */
            q?: string;
            /** @description Maximum number of rows per page. Default: 25. */
            limit?: number;
            /** @description Returns the next page: `nextCursor` of the previous response. Keep the filters the same; `limit` may change. */
            cursor?: string;
        };
        CreateContactBody: {
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
            notes?: string | null;
            /** @description Ids of the linked jobs. */
            jobIds?: string[];
        };
        UpdateContactBody: {
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
            notes?: string | null;
            /** @description Ids of the linked jobs. */
            jobIds?: string[];
        };
        DeleteContactResult: {
            id: string;
            /** @constant */
            deleted: true;
        };
        ListActivitiesQuery: {
            /** @description Only activities of this job. */
            jobId?: string;
            /** @description Only activities with this contact. */
            contactId?: string;
            /** @description One or more types, comma-separated. */
            type?: ("application" | "email" | "call" | "meeting" | "interview" | "follow_up" | "note" | "offer" | "status_change")[];
            /** @description Start of the time range, inclusive: a date (UTC) or an instant. */
            from?: string;
            /** @description End of the time range, inclusive: a date (UTC) or an instant. */
            to?: string;
            /** @description Maximum number of rows per page. Default: 25. */
            limit?: number;
            /** @description Returns the next page: `nextCursor` of the previous response. Keep the filters the same; `limit` may change. */
            cursor?: string;
        };
        LogActivityBody: {
            /**
             * @description Type of activity.
             * @enum {string}
             */
            type: "application" | "email" | "call" | "meeting" | "interview" | "follow_up" | "note" | "offer" | "status_change";
            jobId?: string | null;
            contactId?: string | null;
            notes?: string | null;
            /** @description When the activity happened; defaults to now. */
            occurredAt?: string;
        };
        UpdateActivityBody: {
            /**
             * @description Type of activity.
             * @enum {string}
             */
            type?: "application" | "email" | "call" | "meeting" | "interview" | "follow_up" | "note" | "offer" | "status_change";
            jobId?: string | null;
            contactId?: string | null;
            notes?: string | null;
            /** @description ISO 8601 instant with an offset. */
            occurredAt?: string;
        };
        DeleteActivityResult: {
            id: string;
            /** @constant */
            deleted: true;
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
        CreateCalendarEventBody: {
            /**
             * @description Type of event.
             * @enum {string}
             */
            type: "interview" | "phone_screen" | "follow_up" | "deadline" | "other";
            /** @description Title shown in the calendar. */
            title: string;
            /** @description ISO 8601 instant with an offset. */
            startsAt: string;
            /** @description IANA time zone in which the event is displayed. Default: "UTC". */
            timeZone?: string;
            endsAt?: string | null;
            /** @description Location of the event, or a link to join it. */
            location?: string | null;
            notes?: string | null;
            jobId?: string | null;
            contactId?: string | null;
        };
        UpdateCalendarEventBody: {
            /**
             * @description Type of event.
             * @enum {string}
             */
            type?: "interview" | "phone_screen" | "follow_up" | "deadline" | "other";
            /** @description Title shown in the calendar. */
            title?: string;
            /** @description ISO 8601 instant with an offset. */
            startsAt?: string;
            /** @description IANA time zone in which the event is displayed. */
            timeZone?: string;
            endsAt?: string | null;
            /** @description Location of the event, or a link to join it. */
            location?: string | null;
            notes?: string | null;
            jobId?: string | null;
            contactId?: string | null;
        };
        DeleteCalendarEventResult: {
            id: string;
            /** @constant */
            deleted: true;
        };
        DeleteCalendarFeedResult: {
            /** @constant */
            deleted: true;
        };
        ListWebhooksQuery: {
            /** @description Maximum number of rows per page. Default: 25. */
            limit?: number;
            /** @description Returns the next page: `nextCursor` of the previous response. Keep the filters the same; `limit` may change. */
            cursor?: string;
        };
        RegisterWebhookBody: {
            /** @description URL that receives the events: HTTPS, port 443 or 8443, with a host that has only public addresses. Checked at registration and before each attempt. */
            url: string;
            /** @description Events to subscribe to; `*` means all. */
            events: ("job.created" | "job.updated" | "job.deleted" | "job.status_changed" | "contact.created" | "contact.updated" | "contact.deleted" | "activity.created" | "interview.scheduled" | "offer.received" | "webhook.test" | "*")[];
            /** @description Secret for signing deliveries. If omitted, one is generated and returned only once; with `null`, deliveries are not signed. */
            secret?: string | null;
        };
        UpdateWebhookBody: {
            /** @description URL that receives the events: HTTPS, port 443 or 8443, with a host that has only public addresses. Checked at registration and before each attempt. */
            url?: string;
            /** @description Events to subscribe to; `*` means all. */
            events?: ("job.created" | "job.updated" | "job.deleted" | "job.status_changed" | "contact.created" | "contact.updated" | "contact.deleted" | "activity.created" | "interview.scheduled" | "offer.received" | "webhook.test" | "*")[];
            /**
             * @description `active` enables a disabled webhook and resets its failure count; `disabled` disables it and cancels pending deliveries.
             * @enum {string}
             */
            status?: "active" | "disabled";
        };
        DeleteWebhookBody: {
            /** @description Id of a webhook. */
            webhookId: string;
        };
        DeleteWebhookResult: {
            id: string;
            /** @constant */
            deleted: true;
        };
        TestWebhookBody: {
            /** @description Id of a webhook. */
            webhookId: string;
        };
        RotateWebhookSecretBody: {
            /** @description The new secret; generated if omitted. */
            secret?: string;
        };
        ListWebhookDeliveriesQuery: {
            /** @description Only deliveries to this webhook, which may have been deleted. */
            webhookId?: string;
            /** @description One or more events, comma-separated. */
            event?: ("job.created" | "job.updated" | "job.deleted" | "job.status_changed" | "contact.created" | "contact.updated" | "contact.deleted" | "activity.created" | "interview.scheduled" | "offer.received" | "webhook.test")[];
            /** @description One or more statuses, comma-separated. */
            status?: ("pending" | "delivering" | "succeeded" | "failed" | "dead" | "cancelled")[];
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
        ActOnAccountBody: {
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
        GetSuggestionsResult: {
            /** @description Suggestions, most urgent first; at most 50. */
            suggestions: components["schemas"]["Suggestion"][];
        };
        ExportPipelineQuery: {
            /** @description Maximum number of rows per part, in all lists together. Default: 5000. */
            limit?: number;
            /** @description Returns the next part: `nextCursor` of the previous one. */
            cursor?: string;
        };
        ImportPipelineQuery: {
            /** @description `true` validates every row, reports the result and imports nothing. Default: "false". */
            dryRun?: boolean;
            /** @description For a CSV table with columns of another program: `auto` recognizes them by their names, such as those of Huntr and Teal. A JSON object gives the field of a column by its name, or null to leave it out; the others are recognized. Statuses, dates and amounts are converted. */
            columns?: string;
        };
        ImportPipelineBody: {
            /** @constant */
            version?: 1;
            /** @description The `exportId` of the export. With it, a part may link to records of earlier parts, and a row with an id is never imported twice, in any list. */
            exportId?: string;
            /** @description Number of the part, from 1. */
            part?: number;
            exportedAt?: string;
            nextCursor?: string | null;
            /** @description Jobs in the format of an export; fields may be omitted. */
            jobs?: unknown[];
            /** @description Contacts in the format of an export; fields may be omitted. */
            contacts?: unknown[];
            /** @description Activities in the format of an export; fields may be omitted. */
            activities?: unknown[];
            /** @description Calendar events in the format of an export; fields may be omitted. */
            events?: unknown[];
            /** @description Mood check-ins in the format of an export; fields may be omitted. */
            moodCheckins?: unknown[];
        };
        JobCreatedEvent: {
            /** @constant */
            event: "job.created";
            /** @description Time of this delivery attempt; also in the header `X-Service-Timestamp`. */
            timestamp: string;
            data: components["schemas"]["JobEventData"];
        };
        JobUpdatedEvent: {
            /** @constant */
            event: "job.updated";
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
        JobStatusChangedEvent: {
            /** @constant */
            event: "job.status_changed";
            /** @description Time of this delivery attempt; also in the header `X-Service-Timestamp`. */
            timestamp: string;
            data: components["schemas"]["StatusEventData"];
        };
        ContactCreatedEvent: {
            /** @constant */
            event: "contact.created";
            /** @description Time of this delivery attempt; also in the header `X-Service-Timestamp`. */
            timestamp: string;
            data: components["schemas"]["ContactEventData"];
        };
        ContactUpdatedEvent: {
            /** @constant */
            event: "contact.updated";
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
        ActivityCreatedEvent: {
            /** @constant */
            event: "activity.created";
            /** @description Time of this delivery attempt; also in the header `X-Service-Timestamp`. */
            timestamp: string;
            data: components["schemas"]["ActivityEventData"];
        };
        InterviewScheduledEvent: {
            /** @constant */
            event: "interview.scheduled";
            /** @description Time of this delivery attempt; also in the header `X-Service-Timestamp`. */
            timestamp: string;
            data: components["schemas"]["StatusEventData"];
        };
        OfferReceivedEvent: {
            /** @constant */
            event: "offer.received";
            /** @description Time of this delivery attempt; also in the header `X-Service-Timestamp`. */
            timestamp: string;
            data: components["schemas"]["StatusEventData"];
        };
        WebhookTestEvent: {
            /** @constant */
            event: "webhook.test";
            /** @description Time of this delivery attempt; also in the header `X-Service-Timestamp`. */
            timestamp: string;
            data: components["schemas"]["TestEventData"];
        };
    };
}
export type Submission = components['schemas']['Submission'];
export type JobEventData = components['schemas']['JobEventData'];
export type InterviewRound = components['schemas']['InterviewRound'];
export type StatusEventData = components['schemas']['StatusEventData'];
export type ContactEventData = components['schemas']['ContactEventData'];
export type ActivityEventData = components['schemas']['ActivityEventData'];
export type TestEventData = components['schemas']['TestEventData'];
export type SalaryTool = components['schemas']['SalaryTool'];
export type RoleReference = components['schemas']['RoleReference'];
export type CityReference = components['schemas']['CityReference'];
export type ExperienceAt = components['schemas']['ExperienceAt'];
export type CityFactor = components['schemas']['CityFactor'];
export type Estimate = components['schemas']['Estimate'];
export type Observed = components['schemas']['Observed'];
export type TotalCompensation = components['schemas']['TotalCompensation'];
export type Attribution = components['schemas']['Attribution'];
export type Request = components['schemas']['Request'];
export type SalaryError = components['schemas']['SalaryError'];
export type RolesToolItem = components['schemas']['RolesToolItem'];
export type ListAttribution = components['schemas']['ListAttribution'];
export type CompareTool = components['schemas']['CompareTool'];
export type RoleComparison = components['schemas']['RoleComparison'];
export type ComparedSide = components['schemas']['ComparedSide'];
export type NegotiationLeverage = components['schemas']['NegotiationLeverage'];
export type LocalSide = components['schemas']['LocalSide'];
export type CityComparison = components['schemas']['CityComparison'];
export type ComparedCity = components['schemas']['ComparedCity'];
export type RangeTool = components['schemas']['RangeTool'];
export type TrendsTool = components['schemas']['TrendsTool'];
export type Job = components['schemas']['Job'];
export type PipelineError = components['schemas']['PipelineError'];
export type JobDetail = components['schemas']['JobDetail'];
export type StatusMove = components['schemas']['StatusMove'];
export type Posting = components['schemas']['Posting'];
export type SalaryBenchmark = components['schemas']['SalaryBenchmark'];
export type Contact = components['schemas']['Contact'];
export type Activity = components['schemas']['Activity'];
export type CalendarEvent = components['schemas']['CalendarEvent'];
export type CalendarFeed = components['schemas']['CalendarFeed'];
export type PipelineExport = components['schemas']['PipelineExport'];
export type ExportedJob = components['schemas']['ExportedJob'];
export type MoodCheckin = components['schemas']['MoodCheckin'];
export type ImportReport = components['schemas']['ImportReport'];
export type Profile = components['schemas']['Profile'];
export type PipelineCounts = components['schemas']['PipelineCounts'];
export type PipelineSummary = components['schemas']['PipelineSummary'];
export type Suggestion = components['schemas']['Suggestion'];
export type Webhook = components['schemas']['Webhook'];
export type RegisteredWebhook = components['schemas']['RegisteredWebhook'];
export type QueuedDelivery = components['schemas']['QueuedDelivery'];
export type RotatedSecret = components['schemas']['RotatedSecret'];
export type WebhookDelivery = components['schemas']['WebhookDelivery'];
export type WebhookDeliveryDetails = components['schemas']['WebhookDeliveryDetails'];
export type WebhookAttempt = components['schemas']['WebhookAttempt'];
export type JobFromUrl = components['schemas']['JobFromUrl'];
export type CompanyMemory = components['schemas']['CompanyMemory'];
export type PipelineFunnel = components['schemas']['PipelineFunnel'];
export type FunnelStageWithEnds = components['schemas']['FunnelStageWithEnds'];
export type FunnelStage = components['schemas']['FunnelStage'];
export type ToolManifest = components['schemas']['ToolManifest'];
export type LegacySalary = components['schemas']['LegacySalary'];
export type ExperienceBand = components['schemas']['ExperienceBand'];
export type RoleSkill = components['schemas']['RoleSkill'];
export type AdjacentRole = components['schemas']['AdjacentRole'];
export type Snapshot = components['schemas']['Snapshot'];
export type CrowdFigures = components['schemas']['CrowdFigures'];
export type PayBand = components['schemas']['PayBand'];
export type Widget = components['schemas']['Widget'];
export type AdjacentRoles = components['schemas']['AdjacentRoles'];
export type Calculation = components['schemas']['Calculation'];
export type RoleTaxonomy = components['schemas']['RoleTaxonomy'];
export type SkillPremiums = components['schemas']['SkillPremiums'];
export type NoData = components['schemas']['NoData'];
export type HalfLives = components['schemas']['HalfLives'];
export type HalfLife = components['schemas']['HalfLife'];
export type SeniorityBands = components['schemas']['SeniorityBands'];
export type CityMetadata = components['schemas']['CityMetadata'];
export type HiringRecord = components['schemas']['HiringRecord'];
export type HiringVelocity = components['schemas']['HiringVelocity'];
export type CityItem = components['schemas']['CityItem'];
export type CompanyItem = components['schemas']['CompanyItem'];
export type CompanyLevel = components['schemas']['CompanyLevel'];
export type Comparison = components['schemas']['Comparison'];
export type OfferComparison = components['schemas']['OfferComparison'];
export type ComparedOffer = components['schemas']['ComparedOffer'];
export type OfferYear = components['schemas']['OfferYear'];
export type TaxAmount = components['schemas']['TaxAmount'];
export type AppliedTaxRule = components['schemas']['AppliedTaxRule'];
export type MissingLocalTax = components['schemas']['MissingLocalTax'];
export type Crowd = components['schemas']['Crowd'];
export type Demo = components['schemas']['Demo'];
export type EmployerCost = components['schemas']['EmployerCost'];
export type Evaluation = components['schemas']['Evaluation'];
export type History = components['schemas']['History'];
export type Lineage = components['schemas']['Lineage'];
export type SourceRow = components['schemas']['SourceRow'];
export type LineageStep = components['schemas']['LineageStep'];
export type CrowdLineage = components['schemas']['CrowdLineage'];
export type CompanyLineage = components['schemas']['CompanyLineage'];
export type StatisticLineage = components['schemas']['StatisticLineage'];
export type Negotiation = components['schemas']['Negotiation'];
export type NegotiationFigure = components['schemas']['NegotiationFigure'];
export type Projections = components['schemas']['Projections'];
export type Projection = components['schemas']['Projection'];
export type RoleItem = components['schemas']['RoleItem'];
export type SearchItem = components['schemas']['SearchItem'];
export type Skills = components['schemas']['Skills'];
export type SkillsCatalog = components['schemas']['SkillsCatalog'];
export type CatalogSkill = components['schemas']['CatalogSkill'];
export type RoleSkills = components['schemas']['RoleSkills'];
export type SubmissionReceipt = components['schemas']['SubmissionReceipt'];
export type CalculateSalaryQuery = components['schemas']['CalculateSalaryQuery'];
export type GetSalaryHistoryQuery = components['schemas']['GetSalaryHistoryQuery'];
export type ProjectSalaryQuery = components['schemas']['ProjectSalaryQuery'];
export type CompareRolesQuery = components['schemas']['CompareRolesQuery'];
export type ListAdjacentRolesQuery = components['schemas']['ListAdjacentRolesQuery'];
export type GetSkillPremiumsQuery = components['schemas']['GetSkillPremiumsQuery'];
export type GetEmployerCostQuery = components['schemas']['GetEmployerCostQuery'];
export type GetCrowdPayQuery = components['schemas']['GetCrowdPayQuery'];
export type GetWidgetQuery = components['schemas']['GetWidgetQuery'];
export type GetLegacySalaryQuery = components['schemas']['GetLegacySalaryQuery'];
export type EvaluateOfferQuery = components['schemas']['EvaluateOfferQuery'];
export type CompareOffersQuery = components['schemas']['CompareOffersQuery'];
export type CompareOffersBody = components['schemas']['CompareOffersBody'];
export type NegotiateOfferQuery = components['schemas']['NegotiateOfferQuery'];
export type NegotiateOfferBody = components['schemas']['NegotiateOfferBody'];
export type ListRolesQuery = components['schemas']['ListRolesQuery'];
export type SearchRolesQuery = components['schemas']['SearchRolesQuery'];
export type ListCitiesQuery = components['schemas']['ListCitiesQuery'];
export type ListCompaniesQuery = components['schemas']['ListCompaniesQuery'];
export type GetLineageData = components['schemas']['GetLineageData'];
export type SalaryToolQuery = components['schemas']['SalaryToolQuery'];
export type RolesToolQuery = components['schemas']['RolesToolQuery'];
export type CompareToolQuery = components['schemas']['CompareToolQuery'];
export type RangeToolQuery = components['schemas']['RangeToolQuery'];
export type TrendsToolQuery = components['schemas']['TrendsToolQuery'];
export type ListJobsQuery = components['schemas']['ListJobsQuery'];
export type CreateJobBody = components['schemas']['CreateJobBody'];
export type CreateJobFromUrlBody = components['schemas']['CreateJobFromUrlBody'];
export type UpdateJobBody = components['schemas']['UpdateJobBody'];
export type UpdateJobStatusBody = components['schemas']['UpdateJobStatusBody'];
export type DeleteJobResult = components['schemas']['DeleteJobResult'];
export type ListContactsQuery = components['schemas']['ListContactsQuery'];
export type CreateContactBody = components['schemas']['CreateContactBody'];
export type UpdateContactBody = components['schemas']['UpdateContactBody'];
export type DeleteContactResult = components['schemas']['DeleteContactResult'];
export type ListActivitiesQuery = components['schemas']['ListActivitiesQuery'];
export type LogActivityBody = components['schemas']['LogActivityBody'];
export type UpdateActivityBody = components['schemas']['UpdateActivityBody'];
export type DeleteActivityResult = components['schemas']['DeleteActivityResult'];
export type ListCalendarQuery = components['schemas']['ListCalendarQuery'];
export type CreateCalendarEventBody = components['schemas']['CreateCalendarEventBody'];
export type UpdateCalendarEventBody = components['schemas']['UpdateCalendarEventBody'];
export type DeleteCalendarEventResult = components['schemas']['DeleteCalendarEventResult'];
export type DeleteCalendarFeedResult = components['schemas']['DeleteCalendarFeedResult'];
export type ListWebhooksQuery = components['schemas']['ListWebhooksQuery'];
export type RegisterWebhookBody = components['schemas']['RegisterWebhookBody'];
export type UpdateWebhookBody = components['schemas']['UpdateWebhookBody'];
export type DeleteWebhookBody = components['schemas']['DeleteWebhookBody'];
export type DeleteWebhookResult = components['schemas']['DeleteWebhookResult'];
export type TestWebhookBody = components['schemas']['TestWebhookBody'];
export type RotateWebhookSecretBody = components['schemas']['RotateWebhookSecretBody'];
export type ListWebhookDeliveriesQuery = components['schemas']['ListWebhookDeliveriesQuery'];
export type ListPipelineCompaniesQuery = components['schemas']['ListPipelineCompaniesQuery'];
export type ActOnAccountBody = components['schemas']['ActOnAccountBody'];
export type GetSuggestionsResult = components['schemas']['GetSuggestionsResult'];
export type ExportPipelineQuery = components['schemas']['ExportPipelineQuery'];
export type ImportPipelineQuery = components['schemas']['ImportPipelineQuery'];
export type ImportPipelineBody = components['schemas']['ImportPipelineBody'];
export type JobCreatedEvent = components['schemas']['JobCreatedEvent'];
export type JobUpdatedEvent = components['schemas']['JobUpdatedEvent'];
export type JobDeletedEvent = components['schemas']['JobDeletedEvent'];
export type JobStatusChangedEvent = components['schemas']['JobStatusChangedEvent'];
export type ContactCreatedEvent = components['schemas']['ContactCreatedEvent'];
export type ContactUpdatedEvent = components['schemas']['ContactUpdatedEvent'];
export type ContactDeletedEvent = components['schemas']['ContactDeletedEvent'];
export type ActivityCreatedEvent = components['schemas']['ActivityCreatedEvent'];
export type InterviewScheduledEvent = components['schemas']['InterviewScheduledEvent'];
export type OfferReceivedEvent = components['schemas']['OfferReceivedEvent'];
export type WebhookTestEvent = components['schemas']['WebhookTestEvent'];
