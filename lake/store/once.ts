/** A value that is computed when it is first asked for. */
export function once<Value>(compute: () => Value): () => Value {
  let result: { readonly value: Value } | undefined;
  return () => (result ??= { value: compute() }).value;
}
