/** Search engines give a whole tag to copy; the site writes the tag itself and needs only the code inside. */
export function verificationProblem(code: string | undefined): true | string {
  if (!code) return true;
  return (
    /^[\w=+/-]{8,128}$/.test(code) || 'Cole só o código, sem a etiqueta: o que está entre aspas depois de “content=”.'
  );
}
