library(jsonlite)

base_url <- Sys.getenv("BASE_URL")
get <- function(path, ...) {
  query <- list(...)
  pairs <- paste(names(query), vapply(query, URLencode, "", reserved = TRUE), sep = "=")
  connection <- url(
    paste0(base_url, path, "?", paste(pairs, collapse = "&")),
    headers = c(Authorization = paste("Bearer", Sys.getenv("SALARY_KEY")))
  )
  fromJSON(connection)$data
}

# Nursing roles of the catalog as a data frame.
roles <- get("/api/v1/intelligence/salaries/search", q = "nurse", limit = "50")
print(head(roles[order(-roles$national_median), c("title", "national_median")]))

# One role in some cities, with the interval of each estimate.
cities <- c("austin", "boise", "san-francisco")
pay <- do.call(rbind, lapply(cities, function(city) {
  data <- get("/api/v1/intelligence/salaries/calculate", role = "registered-nurse", city = city)
  as.data.frame(c(city = data$city$name, data$estimate[c("median", "confidence_lower", "confidence_upper")]))
}))
write.csv(pay, "pay.csv", row.names = FALSE)
