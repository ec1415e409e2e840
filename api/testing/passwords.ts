import { createPasswords } from '#api/identity/accounts/passwords';

/** Hashes passwords at the lowest cost, because the real one would take most of many tests' time. */
export function quickPasswords() {
  return createPasswords({
    cost: { memoryCost: 8, timeCost: 1 },
    hashOfUnknownUser:
      '$argon2id$v=19$m=8,t=1,p=1$B9HHdT+dodwbQBhuaexlKpCumNo25T4vZ/aW16CbNII$z41jXOhXMmwiXSzxcd5m2/xLdGS78FC4F16Wet+hSiA',
  });
}
