/** The clinic's mark in Studio's own chrome: a leaf that is also a cross, in the site's primary colour. */
export function ClinicIcon() {
  return (
    <svg viewBox="0 0 32 32" width="1em" height="1em" aria-hidden="true">
      <rect width="32" height="32" rx="8" fill="#316ce8" />
      <path d="M13 7h6v6h6v6h-6v6h-6v-6H7v-6h6z" fill="#fff" />
    </svg>
  );
}
