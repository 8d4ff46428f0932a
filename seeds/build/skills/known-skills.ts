/** A technology by the survey's name for it, the name people use, and O*NET's names for it. */
export interface KnownSkill {
  slug: string;
  name: string;
  onet: readonly string[];
}

function known(slug: string, name: string, ...onet: string[]): KnownSkill {
  return { slug, name, onet };
}

/** Every technology that is used enough to be among the fifty; the build refuses one that is not here. */
export const knownSkills: Readonly<Record<string, KnownSkill>> = {
  JavaScript: known("javascript", "JavaScript", "JavaScript"),
  SQL: known("sql", "SQL", "Structured query language SQL"),
  Docker: known("docker", "Docker", "Docker"),
  "Amazon Web Services (AWS)": known(
    "aws",
    "Amazon Web Services",
    "Amazon Web Services AWS software",
  ),
  "HTML/CSS": known(
    "html-css",
    "HTML/CSS",
    "Hypertext markup language HTML",
    "Cascading style sheets CSS",
  ),
  Python: known("python", "Python", "Python"),
  npm: known("npm", "npm"),
  TypeScript: known("typescript", "TypeScript", "TypeScript"),
  PostgreSQL: known("postgresql", "PostgreSQL", "PostgreSQL"),
  "Bash/Shell (all shells)": known(
    "bash-shell",
    "Bash/Shell",
    "Bash",
    "Shell script",
    "UNIX Shell",
  ),
  React: known("react", "React", "React"),
  "Node.js": known("node-js", "Node.js", "Node.js"),
  "C#": known("c-sharp", "C#", "C#"),
  Homebrew: known("homebrew", "Homebrew"),
  MySQL: known("mysql", "MySQL", "MySQL"),
  Pip: known("pip", "pip"),
  "Microsoft SQL Server": known("sql-server", "Microsoft SQL Server", "Microsoft SQL Server"),
  "Microsoft Azure": known("azure", "Microsoft Azure", "Microsoft Azure software"),
  Java: known("java", "Java", "Oracle Java"),
  ".NET (5+)": known("dotnet", ".NET (5+)"),
  SQLite: known("sqlite", "SQLite", "SQLite"),
  Kubernetes: known("kubernetes", "Kubernetes", "Kubernetes"),
  Webpack: known("webpack", "webpack", "webpack"),
  Yarn: known("yarn", "Yarn"),
  Make: known("make", "Make"),
  Redis: known("redis", "Redis", "Redis"),
  "Google Cloud": known("google-cloud", "Google Cloud", "Google Cloud software"),
  NuGet: known("nuget", "NuGet"),
  PowerShell: known("powershell", "PowerShell", "Microsoft PowerShell"),
  "ASP.NET CORE": known("asp-net-core", "ASP.NET Core", "Microsoft ASP.NET Core MVC"),
  jQuery: known("jquery", "jQuery", "jQuery"),
  Terraform: known("terraform", "Terraform", "Terraform"),
  "C++": known("c-plus-plus", "C++", "C++"),
  ".NET Framework (1.0 - 4.8)": known(
    "dotnet-framework",
    ".NET Framework",
    "Microsoft .NET Framework",
  ),
  Go: known("go", "Go", "Go"),
  MongoDB: known("mongodb", "MongoDB", "MongoDB"),
  "Visual Studio Solution": known("visual-studio-solution", "Visual Studio Solution"),
  Pandas: known("pandas", "pandas", "pandas"),
  NumPy: known("numpy", "NumPy", "NumPy"),
  Angular: known("angular", "Angular", "Google Angular"),
  "ASP.NET": known("asp-net", "ASP.NET", "Microsoft ASP.NET"),
  Elasticsearch: known("elasticsearch", "Elasticsearch", "Elasticsearch"),
  MSBuild: known("msbuild", "MSBuild"),
  Rust: known("rust", "Rust", "Rust programming language"),
  Express: known("express", "Express"),
  Dynamodb: known("dynamodb", "DynamoDB", "Amazon DynamoDB"),
  C: known("c", "C", "C"),
  "Next.js": known("next-js", "Next.js"),
  Cloudflare: known("cloudflare", "Cloudflare"),
  Gradle: known("gradle", "Gradle", "Gradle"),
  "Maven (build tool)": known("maven", "Maven", "Apache Maven"),
  PHP: known("php", "PHP", "PHP"),
  CMake: known("cmake", "CMake"),
  Cargo: known("cargo", "Cargo"),
};
