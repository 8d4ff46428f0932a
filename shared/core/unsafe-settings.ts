/** The environment has settings that the service must not start with. */
export class UnsafeSettings extends Error {
  override readonly name = "UnsafeSettings";
}
