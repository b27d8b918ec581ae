export interface PostalAddress {
  company: string | null;
  firstName: string | null;
  lastName: string | null;
  countryCode: string;
  provinceCode: string | null;
  provinceName: string | null;
  street: string | null;
  street2: string | null;
  city: string | null;
  postcode: string | null;
  phoneNumber: string | null;
  phoneNumber2: string | null;
  deliveryInstructions: string | null;
}

export interface Address extends PostalAddress {
  id: number;
  alias: string | null;
  isDefault: boolean;
}
