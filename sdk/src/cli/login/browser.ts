import { spawn } from "node:child_process";

type Env = Readonly<Record<string, string | undefined>>;

/** Whether a browser would open where the person is, and not on a server that they are connected to. */
export function hasBrowser(env: Env): boolean {
  if (env.BROWSER) return true;
  if (env.SSH_CONNECTION || env.SSH_TTY || env.CI) return false;
  if (process.platform === "darwin" || process.platform === "win32") return true;
  return Boolean(env.DISPLAY || env.WAYLAND_DISPLAY || env.WSL_DISTRO_NAME);
}

/** Opens a URL in the person's browser. @returns false if no program could be started for it. */
export function openBrowser(url: string, env: Env): Promise<boolean> {
  const [command, args] = commandFor(url, env);
  return new Promise((resolve) => {
    const child = spawn(command, args, { detached: true, stdio: "ignore" });
    child.once("error", () => resolve(false));
    child.once("spawn", () => {
      child.unref();
      resolve(true);
    });
  });
}

function commandFor(url: string, env: Env): [string, string[]] {
  if (env.BROWSER) return [env.BROWSER, [url]];
  if (process.platform === "darwin") return ["open", [url]];
  // `start` is of the shell, which would read the & of the address.
  if (process.platform === "win32") return ["rundll32", ["url.dll,FileProtocolHandler", url]];
  return [env.WSL_DISTRO_NAME ? "wslview" : "xdg-open", [url]];
}
