import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify<string, Buffer, number, object, Buffer>(scrypt)

/** Logarithm of the work of one guess: https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html */
const DEFAULT_COST = 15
const MOST_COST = 20
const SALT_BYTES = 16
const KEY_BYTES = 32
const BYTES_OF_BLOCK = 128

function keyOf(password: string, salt: Buffer, cost: number): Promise<Buffer> {
  const [N, r, p] = [2 ** cost, 8, 3]
  return derive(password.normalize(), salt, KEY_BYTES, { N, r, p, maxmem: 2 * BYTES_OF_BLOCK * N * r })
}

/** Hashes a password, with a salt of its own. The hash says what it has cost, so that later ones may cost more. */
export async function hashPassword(password: string, cost: number = DEFAULT_COST): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  const key = await keyOf(password, salt, cost)
  return [cost, salt.toString('base64url'), key.toString('base64url')].join('.')
}

/** Checks a password against its hash. Without an account it takes as long, so that nobody learns who has one. */
export async function isPassword(password: string, hash: string | undefined): Promise<boolean> {
  const [cost = '', salt = '', key = ''] = (hash ?? '').split('.')
  const expected = Buffer.from(key, 'base64url')
  const work = Math.min(MOST_COST, Number(cost) || DEFAULT_COST)
  const found = await keyOf(password, Buffer.from(salt, 'base64url'), work)
  return expected.length === found.length && timingSafeEqual(expected, found)
}
