export function trimPackages(modules: string): string[]
