/** What a visitor needs to reach the clinic. */
export const CLINIC_CONTACT_QUERY = `
  tradeName,
  phones[]{_key, label, number},
  whatsapp{number, defaultMessage, hoursNote},
  email,
  address{street, number, complement, district, city, uf, cep, referencePoint},
  geo{lat, lng},
  parking,
  accessibilityFeatures,
  timeZone,
  openingHours[]{_key, days, department, intervals[]{_key, opens, closes}},
  emergencyNotice
`;
