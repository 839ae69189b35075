/** `12ABC34501DE35` → `12.ABC.345/01DE-35`. New registrations hold letters (IN RFB 2.229/2024). */
export function formatCnpj(cnpj: string): string {
  const parts = /^([0-9A-Z]{2})([0-9A-Z]{3})([0-9A-Z]{3})([0-9A-Z]{4})(\d{2})$/.exec(cnpj);
  return parts ? `${parts[1]}.${parts[2]}.${parts[3]}/${parts[4]}-${parts[5]}` : cnpj;
}

/** `78000000` → `78000-000`. */
export function formatCep(cep: string): string {
  return cep.replace(/^(\d{5})(\d{3})$/, '$1-$2');
}
