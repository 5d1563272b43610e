import { existsSync, readdirSync } from 'node:fs'
import type { Area } from './area.ts'

/** Folder of the areas. */
export const areasFolder = new URL('./areas/', import.meta.url)

const fileOf = (name: string, folder: URL): URL => new URL(`${name}/area.ts`, folder)

/** The names of all areas: the folders that hold an area.ts. */
export const areaNames = (folder: URL = areasFolder): string[] =>
  readdirSync(folder)
    .filter((name) => existsSync(fileOf(name, folder)))
    .toSorted()

/** Reads an area by its name. */
export async function readArea(name: string, folder: URL = areasFolder): Promise<Area> {
  const names = areaNames(folder)
  if (!names.includes(name)) throw new Error(`There is no area '${name}', only ${names.join(', ')}.`)
  return ((await import(fileOf(name, folder).href)) as { readonly default: Area }).default
}
